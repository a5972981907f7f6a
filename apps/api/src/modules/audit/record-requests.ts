import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import { recordedRequests, textOf } from './domain/recorded-requests.data.ts';
import { recordEntry } from './record-entry.ts';

/** The names of what a request is about, looked up before it may be gone. */
export type Names = { partner: { id: string; name: string } | null; botName: string };

type Place = { partnerId: string; botId: string; chatLinkId: string };
type Deps = { db: Database; findNames: (db: Database, place: Place) => Promise<Names> };

/**
 * Writes a line for every recorded request that succeeded, before its answer leaves: what somebody was told is done
 * has its line. A line that can't be written is logged and keeps nobody from the answer.
 */
export function recordRequests(app: FastifyInstance, { db, findNames }: Deps): void {
  const before = new WeakMap<FastifyRequest, Names>();
  const answers = new WeakMap<FastifyRequest, unknown>();

  app.addHook('preHandler', async (request) => {
    if (ruleOf(request)) before.set(request, await findNames(db, placeOf(request)));
  });
  app.addHook('preSerialization', async (request, _reply, answer) => {
    if (ruleOf(request)) answers.set(request, answer);
    return answer;
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const rule = ruleOf(request);
    if (!rule || reply.statusCode >= 300) return payload;
    try {
      const answer = answers.get(request);
      const names = before.get(request) ?? { partner: null, botName: '' };
      const partner = names.partner ?? createdPartner(answer);
      const { user, id: requestId } = request;
      const who = user ? { actor: user.role, actorId: user.id } : { actor: 'CLIENT' as const };
      for (const line of rule({ body: request.body, answer, botName: names.botName, actor: who.actor }))
        await recordEntry(db, { ...line, ...who, partner, requestId });
    } catch (error) {
      request.log.error({ err: error }, 'an audit entry could not be written');
    }
    return payload;
  });
}

function ruleOf({ method, routeOptions }: FastifyRequest) {
  return recordedRequests[`${method} ${routeOptions.url ?? ''}`];
}

function placeOf({ params }: FastifyRequest): Place {
  return {
    partnerId: textOf(params, 'partnerId'),
    botId: textOf(params, 'botId'),
    chatLinkId: textOf(params, 'chatLinkId'),
  };
}

/** A business that was just made is only named by the answer: itself, or beside its first bot. */
function createdPartner(answer: unknown): Names['partner'] {
  const created = typeof answer === 'object' && answer && 'partner' in answer ? answer.partner : answer;
  const id = textOf(created, 'id');
  return id === '' ? null : { id, name: textOf(created, 'name') };
}
