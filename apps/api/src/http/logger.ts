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
        // Errors of the database repeat the values of the query.
        'err.params',
        'err.cause.detail',
        'err.detail',
      ],
      remove: true,
    },
    serializers: {
      req: (request: { method: string; url: string; id: string }) => ({
        id: request.id,
        method: request.method,
        url: request.url.split('?')[0],
      }),
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
