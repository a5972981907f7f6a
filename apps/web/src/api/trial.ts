import { type Trial, trialKeyHeader, trialKeySchema, trialSchema } from '@glossa/contracts';
import { exchange } from './exchange.ts';
import { savedTrialKey } from './trial-key.ts';

export type KeptTrial = { key: string; trial: Trial };

/** The list this browser tried before there was an account; null where there is none, or its day is over. */
export async function findOwnTrial(): Promise<KeptTrial | null> {
  const key = trialKeySchema.safeParse(savedTrialKey()).data;
  if (key === undefined) return null;
  try {
    const headers = { [trialKeyHeader]: key };
    const { body } = await exchange({ method: 'GET', path: '/api/trial', headers }, null);
    return { key, trial: trialSchema.parse(body) };
  } catch {
    return null;
  }
}
