import { createHash, randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { cspWith } from './security-headers.ts';

const open = {
  config: { access: 'public' as const, rateLimit: { max: 120, timeWindow: '1 minute' } },
  schema: { hide: true },
};

/** `/api/openapi.json` is made of the contracts; `/api/docs` shows it. Register before the routes. */
export async function describeApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: { title: 'Glossa API', version: '1', description: 'Every call of the product.' },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (call) => {
      const { schema, url } = jsonSchemaTransform(call);
      return { url, schema: { ...schema, ...groupOf(url), ...securityOf(call.route.config?.access) } };
    },
  });
  let document: ReturnType<typeof pack> | null = null;
  app.get('/api/openapi.json', open, async (request, reply) => {
    document ??= pack(app.swagger());
    reply
      .type('application/json; charset=utf-8')
      .header('etag', document.etag)
      .header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === document.etag) return reply.status(304).send();
    if (!request.headers['accept-encoding']?.includes('gzip')) return reply.send(document.plain);
    return reply.header('content-encoding', 'gzip').send(document.zipped);
  });
  showDocs(app);
}

/** Written and packed once: the document is large and never changes while the server runs. */
function pack(document: object) {
  const plain = Buffer.from(JSON.stringify(document));
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { plain, zipped: gzipSync(plain), etag };
}

/** Calls are grouped by the first word of their path. */
function groupOf(url: string): { tags: string[] } {
  return { tags: [url.split('/')[2] ?? 'other'] };
}

function securityOf(access: string | undefined): {
  security: Record<string, string[]>[];
  'x-access': string | undefined;
} {
  return { security: access === 'public' ? [] : [{ bearer: [] }], 'x-access': access };
}

/** The reader of the document is large and rarely wanted, so it is loaded at the first visit. */
function showDocs(app: FastifyInstance): void {
  const nonce = randomBytes(16).toString('base64');
  const policy = cspWith({ scriptSrc: ["'self'", `'nonce-${nonce}'`] });
  let reader: Promise<FastifyInstance> | null = null;

  app.get('/api/docs', open, (_request, reply) => reply.redirect('/api/docs/', 302));
  app.get('/api/docs/*', open, async (request, reply) => {
    reader ??= loadReader(nonce);
    const page = await (await reader).inject({ url: request.url });
    return reply
      .status(page.statusCode)
      .header('content-security-policy', policy)
      .type(page.headers['content-type']?.toString() ?? 'text/plain')
      .send(page.rawPayload);
  });
}

async function loadReader(nonce: string): Promise<FastifyInstance> {
  const { default: apiReference } = await import('@scalar/fastify-api-reference');
  const reader = Fastify();
  await reader.register(apiReference, {
    routePrefix: '/api/docs',
    configuration: {
      url: '/api/openapi.json',
      nonce,
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
    },
  });
  await reader.ready();
  return reader;
}
