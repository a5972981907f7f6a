import { inTransaction } from '../jobs/in-transaction.ts';
import type { Jobs } from '../jobs/start-jobs.ts';
import { enqueueDigest } from './digest.ts';
import { findHoldBack } from './hold-back.ts';
import { mails } from './mail.table.ts';
import type { MailKind, SendMail } from './send-mail.ts';

export type { Mail, SendMail } from './send-mail.ts';

export const mailQueue = 'mail';

/** Whoever waits at a screen comes first, a client before the studio, and what can wait last. */
const priorityOf: Record<MailKind, number> = {
  account: 10,
  confirmation: 10,
  reminder: 5,
  notice: 2,
  digest: 1,
  other: 0,
};

/** Without a queue (where no mail server is set) mails are kept and nothing is enqueued. */
export function createOutbox(jobs: Jobs | null): SendMail {
  return async (db, { kind = 'account', about, ...written }) => {
    const heldBack = jobs && kind === 'notice' ? await findHoldBack(db, written.recipient, about) : null;
    const place = { partnerId: about?.partnerId ?? null, conversationId: about?.conversationId ?? null };
    const [kept] = await db
      .insert(mails)
      .values({ ...written, ...place, kind, heldBack })
      .returning({ id: mails.id });
    if (!kept || !jobs || heldBack === 'unconfirmed') return;
    if (heldBack === 'digest' && about)
      return enqueueDigest(jobs, db, { recipient: written.recipient, language: about.language });
    await jobs.send(mailQueue, { mailId: kept.id }, { priority: priorityOf[kind], db: inTransaction(db) });
  };
}
