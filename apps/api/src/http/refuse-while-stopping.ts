import type { FastifyInstance } from 'fastify';
import { unavailable } from './http.errors.ts';

/** What comes over open connections while the server stops is for another one: it is told to come back. */
export function refuseWhileStopping(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onRequest', (_request, _reply, done) => done(isStopping ? unavailable() : undefined));
}
