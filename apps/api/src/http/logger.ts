import { type DestinationStream, pino } from 'pino';

const secretHeaders = ['authorization', 'cookie', 'x-conversation-token', 'x-telegram-bot-api-secret-token'];

/** Logs say what happened, never who or with which secret: no bodies, no addresses, no queries. */
export function createLogger(level: string, destination?: DestinationStream) {
  const options = {
    level,
    redact: {
      paths: [
        ...secretHeaders.map((name) => `req.headers["${name}"]`),
        ...['password', 'token', 'botToken', 'conversationToken', 'secret', 'apiKey'].flatMap((name) => [
          name,
          `*.${name}`,
        ]),
      ],
      remove: true,
    },
    serializers: {
      err: describe,
      req: (request: { method: string; url: string; id: string }) => ({
        id: request.id,
        method: request.method,
        url: request.url.split('?')[0],
      }),
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

type Described = { type: string; message: string; code?: unknown; stack?: string; cause?: Described };

/** An error without what it carries along: those of the database repeat the values of the query, which are people's words. */
function describe(error: unknown, depth = 0): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' };
  const code = 'code' in error ? error.code : undefined;
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: withoutValues(error.message),
    ...(code !== undefined && { code }),
    ...(error.stack && { stack: withoutValues(error.stack) }),
    ...(error.cause !== undefined && depth < 3 && { cause: describe(error.cause, depth + 1) }),
  };
}

/** The query builder puts the values on lines of their own, up to the stack; the database quotes what it can't read. */
function withoutValues(text: string): string {
  return text
    .replace(/(invalid input syntax[^:\n]*): "[\s\S]*?"(?=\n {4}at |$(?![\s\S]))/g, '$1')
    .replace(/\nparams:[\s\S]*?(?=\n {4}at |$(?![\s\S]))/g, '');
}
