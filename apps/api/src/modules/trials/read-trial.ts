import { randomUUID } from 'node:crypto';
import {
  countryOfZone,
  currencyOf,
  isBlankText,
  type NewTrial,
  partnerConfigPatchSchema,
  type ReadTrial,
  trialLimits,
} from '@glossa/contracts';
import { unavailable } from '../../http/http.errors.ts';
import { defaultPartnerConfig } from '../partners/index.ts';
import { emptyDescription, type PriceReader, workingDayMinutes } from '../pricing/index.ts';
import { hashTrialKey, newTrialKey } from './domain/trial-key.ts';
import { trialRows } from './domain/trial-rows.ts';
import { trialWords } from './domain/trial-words.data.ts';
import { presentTrial } from './present-trial.ts';
import { noPricesFound } from './trials.errors.ts';
import type { TrialsDeps } from './trials.routes.ts';
import { deleteTrial, insertTrial } from './trials.store.ts';

const hourMs = 60 * 60 * 1000;

/** Reads a visitor's text and keeps what it gave for a day. Whoever reads again leaves the earlier list behind. */
export async function readTrial(
  { db, box, now, reader, count }: TrialsDeps,
  { description, language, ...said }: ReadTrial,
  earlierKey: string | null,
): Promise<NewTrial> {
  if (isBlankText(description)) throw emptyDescription();
  const timezone = zoneOf(said.timezone);
  const currency = said.currency ?? currencyOf(countryOfZone(timezone) ?? '') ?? 'EUR';
  const reading = await reader.readText(description, { currency, dayMinutes });
  if (reading.rows.length === 0) throw noPricesFound();
  const key = newTrialKey();
  const trial = await db.transaction(async (tx) => {
    if (earlierKey !== null) await deleteTrial(tx, hashTrialKey(box, earlierKey));
    return insertTrial(tx, {
      ...{ keyHash: hashTrialKey(box, key), language, currency, timezone, description },
      rows: trialRows(reading, { isCurrencySaid: said.currency !== undefined, newId: randomUUID }),
      unread: reading.unread,
      surplus: reading.surplus,
      messages: [{ author: 'bot', text: trialWords[language].greeting }],
      createdAt: now(),
      expiresAt: new Date(now().getTime() + trialLimits.hours * hourMs),
    });
  });
  count('read');
  return { ...presentTrial(trial), key };
}

/** A new studio's day: what "2 days" means in a visitor's list. */
const dayMinutes = workingDayMinutes(
  defaultPartnerConfig({ address: '', told: {}, newId: randomUUID }).hours,
);

/** A zone the browser made up is no reason to refuse a list. */
function zoneOf(timezone = ''): string {
  return partnerConfigPatchSchema.safeParse({ timezone }).success ? timezone : 'Europe/Berlin';
}

/** Readings wait in a line; where it is long, a visitor is better told so than left waiting. */
export function boundReader(reader: PriceReader, mostWaiting: number): Pick<PriceReader, 'readText'> {
  let waiting = 0;
  return {
    readText: async (...wanted) => {
      if (waiting >= mostWaiting) throw unavailable();
      waiting += 1;
      try {
        return await reader.readText(...wanted);
      } finally {
        waiting -= 1;
      }
    },
  };
}
