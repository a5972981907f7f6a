import Fastify, { type RouteOptions } from 'fastify';
import { expect, it } from 'vitest';
import { enforceAccess, refuseUnstatedAccess } from './access.ts';

const deps = { identify: async () => null, findUser: async () => null, partnerExists: async () => false };

it('does not let a server start with a route that states no access', async () => {
  const app = Fastify();
  enforceAccess(app, deps);
  app.get('/api/forgotten', async () => 'anybody may read this');
  await expect(app.ready()).rejects.toThrow('GET /api/forgotten states no access');
});

it('starts when every route states its access', async () => {
  const app = Fastify();
  enforceAccess(app, deps);
  app.get('/open', { config: { access: 'public' } }, async () => 'ok');
  await app.ready();
  expect((await app.inject('/open')).statusCode).toBe(200);
});

const route = (url: string, config: RouteOptions['config']): RouteOptions => ({
  method: 'GET',
  url,
  handler: () => {},
  ...(config && { config }),
});

it('wants a business in the path of a route for one’s own business', () => {
  expect(() => refuseUnstatedAccess(route('/api/things', { access: 'own-partner' }))).toThrow(':partnerId');
});

it('wants a rate limit on every public call', () => {
  expect(() => refuseUnstatedAccess(route('/api/things', { access: 'public' }))).toThrow(
    'states no rate limit',
  );
});
