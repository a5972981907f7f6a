import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';

const policy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  // Component styles are set by script as attributes; scripts themselves are never inline.
  styleSrc: ["'self'", "'unsafe-inline'"],
  // Photos of a talk are fetched with its key and shown from memory.
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  frameSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** Headers on every answer, errors and redirects included. Nothing of the panel can be framed. */
export async function setSecurityHeaders(app: FastifyInstance, { https }: { https: boolean }): Promise<void> {
  const fixed = await writeOnce({
    contentSecurityPolicy: { useDefaults: false, directives: policy },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    xFrameOptions: false,
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(fixed).header('x-request-id', request.id);
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}

/** The headers are the same on every answer, so they are asked of the library once. */
async function writeOnce(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const sample = Fastify();
  await sample.register(helmet, options);
  sample.get('/', async () => '');
  const { headers } = await sample.inject({ url: '/' });
  await sample.close();
  const own = ['content-type', 'content-length', 'date', 'connection'];
  const written = Object.entries(headers).filter(([name]) => !own.includes(name));
  return {
    ...Object.fromEntries(written.map(([name, value]) => [name, String(value)])),
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  };
}

/**
 * The public chat may stand in a frame on the sites its owner lists, or on any where none is listed; it carries no
 * login that could be abused there. Our own pages show it too.
 */
export function allowFraming(reply: FastifyReply, domains: readonly string[] = []): void {
  // Left out rather than set to any: a star does not match a sandboxed page, which has no origin of its own.
  const frameAncestors = domains.length === 0 ? null : ["'self'", ...domains];
  reply.header('content-security-policy', cspWith({ frameAncestors }));
  reply.header('cross-origin-resource-policy', 'cross-origin');
  reply.header('referrer-policy', 'no-referrer');
  // A frame sandboxed without an origin of its own asks for scripts and styles as a stranger would.
  reply.header('access-control-allow-origin', '*');
}

/** The policy with some directives replaced, or left out. */
export function cspWith(changes: Partial<Record<keyof typeof policy, string[] | null>>): string {
  return Object.entries({ ...policy, ...changes })
    .flatMap(([name, sources]) => (sources === null ? [] : [[name, sources] as const]))
    .map(
      ([name, sources]) =>
        `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} ${sources.join(' ')}`,
    )
    .join(';');
}
