import { idSchema, openSessionSchema } from '@glossa/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../../db/database.ts';
import { notFound } from '../../../http/http.errors.ts';
import type { ZodApp } from '../../../http/zod-app.ts';
import { authUserIdOf } from '../account/account.store.ts';
import { readUserAgent } from '../domain/read-user-agent.ts';
import { endOtherSessions, endSession, listSessions } from './sessions.store.ts';

const signedIn = { access: 'signed-in' } as const;
const path = '/api/user/me/session';
const nothing = { 204: z.undefined() };

/** Where somebody is signed in, and the way to end it. Another identity provider keeps its own list. */
export function sessionsRoutes(app: ZodApp, { db }: { db: Database }): void {
  app.get(
    path,
    { config: signedIn, schema: { response: { 200: z.array(openSessionSchema) } } },
    async (request) => {
      const own = ownSession(request);
      const open = own ? await listSessions(db, own.authUserId) : [];
      return open.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
        id,
        ...readUserAgent(userAgent),
        signedInAt: createdAt.toISOString(),
        lastSeenAt: (lastSeenAt ?? createdAt).toISOString(),
        isCurrent: id === own?.sessionId,
      }));
    },
  );

  app.delete(
    `${path}/:sessionId`,
    { config: signedIn, schema: { params: z.object({ sessionId: idSchema }), response: nothing } },
    async (request, reply) => {
      const own = ownSession(request);
      if (!own || !(await endSession(db, own.authUserId, request.params.sessionId))) throw notFound();
      return reply.status(204).send();
    },
  );

  app.delete(path, { config: signedIn, schema: { response: nothing } }, async (request, reply) => {
    const own = ownSession(request);
    if (own) await endOtherSessions(db, own.authUserId, own.sessionId);
    return reply.status(204).send();
  });
}

function ownSession({ identity }: FastifyRequest): { authUserId: string; sessionId: string } | null {
  const authUserId = identity && authUserIdOf(identity.subject);
  return authUserId && identity?.sessionId ? { authUserId, sessionId: identity.sessionId } : null;
}
