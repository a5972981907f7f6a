import type { Language } from '@glossa/contracts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Jobs } from '../../jobs/start-jobs.ts';
import { enqueueDigest } from '../digest.ts';
import { mails } from '../mail.table.ts';
import { keepConfirmed } from './confirmed.store.ts';

type Deps = { jobs: Jobs | null; findLanguage: (db: Database, email: string) => Promise<Language | null> };

/** From now on notices go to this address; what was held back until then comes in one mail, at once. */
export async function confirmAddress(
  db: Database,
  { jobs, findLanguage }: Deps,
  email: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await keepConfirmed(tx, email))) return;
    const waiting = and(eq(mails.recipient, email), eq(mails.heldBack, 'unconfirmed'));
    const held = await tx
      .update(mails)
      .set({ heldBack: 'digest' })
      .where(waiting)
      .returning({ id: mails.id });
    if (held.length === 0 || !jobs) return;
    await enqueueDigest(jobs, tx, { recipient: email, language: (await findLanguage(tx, email)) ?? 'EN' }, 0);
  });
}
