import { type Language, languages } from '@glossa/contracts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../jobs/in-transaction.ts';
import type { Jobs } from '../jobs/start-jobs.ts';
import { digestWords } from './digest-words.data.ts';
import { mails } from './mail.table.ts';
import type { SendMail } from './send-mail.ts';

const digestQueue = 'mail-digest';
const afterSeconds = 3600;
const mostLines = 40;

type DigestJob = { recipient: string; language: Language };

/** At most one waits for each reader. */
export async function createDigestQueue(jobs: Jobs): Promise<void> {
  await jobs.createQueue(digestQueue, { policy: 'short', retryLimit: 5, retryDelay: 60 });
}

export async function enqueueDigest(
  jobs: Jobs,
  db: Database,
  job: DigestJob,
  startAfter = afterSeconds,
): Promise<void> {
  await jobs.send(digestQueue, job, { singletonKey: job.recipient, startAfter, db: inTransaction(db) });
}

type Deps = { db: Database; jobs: Jobs; sendMail: SendMail; publicUrl: string };

export async function deliverDigests({ db, jobs, sendMail, publicUrl }: Deps): Promise<void> {
  const shape = z.object({ recipient: z.string(), language: z.enum(languages) });
  await jobs.work(digestQueue, async ([job]) => {
    const wanted = shape.safeParse(job?.data);
    if (wanted.success) await db.transaction((tx) => sendDigest(tx, { sendMail, publicUrl }, wanted.data));
  });
}

/** What was held back becomes one mail that says what there was; the panel has the rest. */
export async function sendDigest(
  db: Database,
  { sendMail, publicUrl }: Pick<Deps, 'sendMail' | 'publicUrl'>,
  { recipient, language }: DigestJob,
): Promise<void> {
  const held = await db
    .select({ id: mails.id, subject: mails.subject })
    .from(mails)
    .where(and(eq(mails.recipient, recipient), eq(mails.heldBack, 'digest')))
    .orderBy(asc(mails.createdAt));
  if (held.length === 0) return;
  await db.delete(mails).where(
    inArray(
      mails.id,
      held.map(({ id }) => id),
    ),
  );
  const words = digestWords[language];
  const lines = held.slice(0, mostLines).map(({ subject }) => `- ${subject}`);
  const more =
    held.length > mostLines ? [words.more.replace('{count}', String(held.length - mostLines))] : [];
  await sendMail(db, {
    recipient,
    kind: 'digest',
    subject: words.subject.replace('{count}', String(held.length)),
    body: [words.intro, '', ...lines, ...more, '', `${publicUrl}/conversations`].join('\n'),
  });
}
