import type { Trial } from '@glossa/contracts';
import { hashTrialKey } from './domain/trial-key.ts';
import { presentTrial } from './present-trial.ts';
import { trialOver } from './trials.errors.ts';
import type { TrialsDeps } from './trials.routes.ts';
import { lockTrial, updateTrial } from './trials.store.ts';

/** The visitor has looked at the rows in doubt: these are the ones the bot may speak of. */
export async function switchTrialRows(
  { db, box, now }: TrialsDeps,
  key: string,
  active: readonly string[],
): Promise<Trial> {
  return db.transaction(async (tx) => {
    const trial = await lockTrial(tx, hashTrialKey(box, key), now());
    if (!trial) throw trialOver();
    const wanted = new Set(active);
    // A row without a service can't be spoken of, however sure its price is.
    const rows = trial.rows.map((row) => ({ ...row, isActive: wanted.has(row.id) && row.service !== '' }));
    await updateTrial(tx, trial, { rows });
    return presentTrial({ ...trial, rows });
  });
}
