import {
  cannedAnswersBodySchema,
  cannedAnswersSchema,
  idSchema,
  seenSchema,
  suggestionSchema,
  talkFixSchema,
  translationBodySchema,
  translationSchema,
  triedFixSchema,
} from '@glossa/contracts';
import { z } from 'zod';
import type { ZodApp } from '../../../http/zod-app.ts';
import type { TalkDeps } from '../talk-deps.ts';
import { listCannedAnswers, saveCannedAnswers } from './canned-answers.ts';
import { fixTalk } from './fix-talk.ts';
import { markSeen } from './mark-seen.ts';
import { suggestAnswer } from './suggest-answer.ts';
import { translateTalk } from './translate-talk.ts';

const own = { access: 'own-partner' } as const;
const team = { access: 'own-team' } as const;
const ofPartner = z.object({ partnerId: idSchema });
const ofConversation = ofPartner.extend({ conversationId: idSchema });
const ofRequest = ofPartner.extend({ requestId: idSchema });

/** What makes the inbox quick: what is new, words at hand, and what would have helped the bot. */
export function inboxRoutes(app: ZodApp, deps: TalkDeps): void {
  const talk = '/api/partner/:partnerId/conversation/:conversationId';
  const canned = '/api/partner/:partnerId/canned-answers';

  app.post(
    `${talk}/seen`,
    { config: team, schema: { params: ofConversation, body: seenSchema, response: { 204: z.undefined() } } },
    async ({ params: { partnerId, conversationId: id }, body }, reply) => {
      await markSeen(deps, { partnerId, id }, body.seq);
      return reply.status(204).send();
    },
  );

  app.get(
    `${talk}/suggestion`,
    {
      config: { ...team, rateLimit: { max: 60, timeWindow: '1 minute' } },
      schema: { params: ofConversation, response: { 200: suggestionSchema } },
    },
    async ({ params: { partnerId, conversationId: id } }) => ({
      text: await suggestAnswer(deps, { partnerId, id }),
    }),
  );

  app.post(
    `${talk}/translation`,
    {
      config: { ...team, rateLimit: { max: 30, timeWindow: '1 minute' } },
      schema: { params: ofConversation, body: translationBodySchema, response: { 200: translationSchema } },
    },
    async ({ params: { partnerId, conversationId: id }, body }) =>
      translateTalk(deps, { partnerId, id }, body.language),
  );

  app.post(
    '/api/partner/:partnerId/client-request/:requestId/fix',
    { config: own, schema: { params: ofRequest, body: talkFixSchema, response: { 200: triedFixSchema } } },
    async ({ params: { partnerId, requestId: id }, body }) => fixTalk(deps, { partnerId, id }, body),
  );

  app.get(
    canned,
    { config: team, schema: { params: ofPartner, response: { 200: cannedAnswersSchema } } },
    async ({ params }) => listCannedAnswers(deps.db, params.partnerId),
  );

  app.patch(
    canned,
    {
      config: team,
      schema: { params: ofPartner, body: cannedAnswersBodySchema, response: { 200: cannedAnswersSchema } },
    },
    async ({ params: { partnerId }, body }) => {
      await saveCannedAnswers(deps.db, partnerId, body.answers);
      return body.answers;
    },
  );
}
