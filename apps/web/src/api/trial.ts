import { trialKeyHeader } from '@glossa/contracts';
import { exchange } from './exchange.ts';
import { savedTrialKey } from './trial-key.ts';

/** A list this browser tried before there was an account. */
export type KeptTrial = { key: string; prices: number };

/** Null where there is none, or its day is over. Only how long it is matters here, so its contract stays at home. */
export async function findOwnTrial(): Promise<KeptTrial | null> {
  const key = savedTrialKey();
  if (key === null) return null;
  try {
    const headers = { [trialKeyHeader]: key };
    const { body } = await exchange({ method: 'GET', path: '/api/trial', headers }, null);
    const rows: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'rows') : null;
    return Array.isArray(rows) ? { key, prices: rows.length } : null;
  } catch {
    return null;
  }
}
