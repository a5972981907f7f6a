import type { Database } from '../db/database.ts';
import { inTransaction } from '../jobs/in-transaction.ts';
import type { Jobs } from '../jobs/start-jobs.ts';
import { mails } from './mail.table.ts';

export type Mail = { recipient: string; subject: string; body: string };

/** Keeps the mail and enqueues its sending, both in the caller's transaction. */
export type SendMail = (db: Database, mail: Mail) => Promise<void>;

export const mailQueue = 'mail';

/** Without a queue (where no mail server is set) mails are kept and nothing is enqueued. */
export function createOutbox(jobs: Jobs | null): SendMail {
  return async (db, mail) => {
    const [kept] = await db.insert(mails).values(mail).returning({ id: mails.id });
    if (kept && jobs) await jobs.send(mailQueue, { mailId: kept.id }, { db: inTransaction(db) });
  };
}
