import { randomBytes } from 'node:crypto';
import swagger from '@fastify/swagger';
import apiReference from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { cspWith } from './security-headers.ts';

/** `/api/openapi.json` is made of the contracts; `/api/docs` shows it. Register before the routes. */
export async function describeApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: { title: 'Glossa API', version: '1', description: 'Every call of the product.' },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  app.get(
    '/api/openapi.json',
    { config: { access: 'public', rateLimit: false }, schema: { hide: true } },
    async () => app.swagger(),
  );

  const nonce = randomBytes(16).toString('base64');
  const docsPolicy = cspWith({ scriptSrc: ["'self'", `'nonce-${nonce}'`] });
  await app.register(async (docs) => {
    docs.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public', rateLimit: false };
    });
    docs.addHook('onSend', async (_request, reply) => {
      reply.header('content-security-policy', docsPolicy);
    });
    await docs.register(apiReference, {
      routePrefix: '/api/docs',
      configuration: { url: '/api/openapi.json', nonce, withDefaultFonts: false, telemetry: false },
    });
  });
}
