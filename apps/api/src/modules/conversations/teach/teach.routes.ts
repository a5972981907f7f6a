import {
  clientRequestSchema,
  idSchema,
  keepAnswerSchema,
  keptAnswerSchema,
  requestAnswerSchema,
} from '@glossa/contracts';
import { z } from 'zod';
import type { ZodApp } from '../../../http/zod-app.ts';
import type { TalkDeps } from '../talk-deps.ts';
import { answerRequest } from './answer-request.ts';
import { keepAnswer } from './keep-answer.ts';

const own = { access: 'own-partner' } as const;
const team = { access: 'own-team' } as const;
const path = '/api/partner/:partnerId/client-request/:requestId';
const params = z.object({ partnerId: idSchema, requestId: idSchema });

/** The owner answers once: the client hears it, and the bot knows it from then on. */
export function teachRoutes(app: ZodApp, deps: TalkDeps): void {
  app.post(
    `${path}/answer`,
    { config: team, schema: { params, body: requestAnswerSchema, response: { 200: clientRequestSchema } } },
    async ({ params: { partnerId, requestId: id }, body }) =>
      answerRequest(deps, { partnerId, id }, body.text),
  );

  app.post(
    `${path}/keep`,
    { config: own, schema: { params, body: keepAnswerSchema, response: { 200: keptAnswerSchema } } },
    async ({ params: { partnerId, requestId: id }, body }) => ({
      wouldSay: await keepAnswer(deps, { partnerId, id }, body.entry),
    }),
  );
}
