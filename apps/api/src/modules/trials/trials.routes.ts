import {
  newTrialSchema,
  readTrialSchema,
  sendTrialMessageSchema,
  switchTrialRowsSchema,
  trialAnswerSchema,
  trialKeyHeader,
  trialKeySchema,
  trialSchema,
} from '@glossa/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { addressOf } from '../../http/address-of.ts';
import type { Limits } from '../../http/limits/open-limits.ts';
import type { ZodApp } from '../../http/zod-app.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import type { PriceReader } from '../pricing/index.ts';
import { hashTrialKey } from './domain/trial-key.ts';
import { presentTrial } from './present-trial.ts';
import { readTrial } from './read-trial.ts';
import { switchTrialRows } from './switch-trial-rows.ts';
import { talkInTrial } from './talk-in-trial.ts';
import { trialOver } from './trials.errors.ts';
import { deleteTrial, findTrial } from './trials.store.ts';

/** How far visitors come: their list was read, they talked, they kept it. */
export type CountTrial = (step: 'read' | 'talked' | 'kept') => void;

export type TrialsDeps = {
  db: Database;
  box: SecretBox;
  now: Clock;
  /** A thread of its own: what visitors paste holds no owner up. */
  reader: Pick<PriceReader, 'readText'>;
  limits: Limits;
  count: CountTrial;
  onDefect: (error: unknown) => void;
};

const minuteMs = 60_000;
const few = { access: 'public', rateLimit: { max: 60, timeWindow: '1 minute' } } as const;

export function trialsRoutes(app: ZodApp, deps: TrialsDeps): void {
  const { db, box, now, limits } = deps;

  app.post(
    '/api/trial',
    {
      // Reading is dear: its limits are counted by address and over all visitors together.
      config: { access: 'public', rateLimit: false },
      bodyLimit: 128 * 1024,
      schema: { body: readTrialSchema, response: { 201: newTrialSchema } },
    },
    async (request, reply) => {
      const address = addressOf(request.ip);
      limits.take([
        { key: `trial-reading|${address}`, max: 10, windowMs: 10 * minuteMs },
        { key: `trial-reading-day|${address}`, max: 60, windowMs: 24 * 60 * minuteMs },
        { key: 'trial-readings', max: 120, windowMs: minuteMs },
      ]);
      return reply.status(201).send(await readTrial(deps, request.body, findKey(request)));
    },
  );

  app.get('/api/trial', { config: few, schema: { response: { 200: trialSchema } } }, async (request) => {
    const trial = await findTrial(db, hashTrialKey(box, keyOf(request)), now());
    if (!trial) throw trialOver();
    return presentTrial(trial);
  });

  app.patch(
    '/api/trial',
    { config: few, schema: { body: switchTrialRowsSchema, response: { 200: trialSchema } } },
    async (request) => switchTrialRows(deps, keyOf(request), request.body.active),
  );

  app.post(
    '/api/trial/message',
    {
      config: { access: 'public', rateLimit: { max: 30, timeWindow: '1 minute' } },
      bodyLimit: 16 * 1024,
      schema: { body: sendTrialMessageSchema, response: { 200: trialAnswerSchema } },
    },
    async (request) => talkInTrial(deps, { key: keyOf(request), ...request.body }),
  );

  app.delete(
    '/api/trial',
    { config: few, schema: { response: { 204: z.undefined() } } },
    async (request, reply) => {
      await deleteTrial(db, hashTrialKey(box, keyOf(request)));
      return reply.status(204).send();
    },
  );
}

function findKey(request: FastifyRequest): string | null {
  return trialKeySchema.safeParse(request.headers[trialKeyHeader]).data ?? null;
}

function keyOf(request: FastifyRequest): string {
  const key = findKey(request);
  if (key === null) throw trialOver();
  return key;
}
