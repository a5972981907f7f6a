import { and, eq, isNull } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import type { Database } from '../db/database.ts';
import type { Jobs } from '../jobs/start-jobs.ts';
import { mails } from './mail.table.ts';
import { mailQueue } from './outbox.ts';

type Deps = { db: Database; jobs: Jobs; smtpUrl: string | null; mailFrom: string };

/** Prepares the queue; retries go on for about a day, so an outage of the mail server loses nothing. */
export async function createMailQueue(jobs: Jobs): Promise<void> {
  await jobs.createQueue(mailQueue, {
    retryLimit: 16,
    retryBackoff: true,
    retryDelay: 5,
    retryDelayMax: 7200,
    expireInSeconds: 60,
  });
}

/** Without a mail server the mails stay in the database, where administrators can read them. */
export async function deliverMails({ db, jobs, smtpUrl, mailFrom }: Deps): Promise<void> {
  if (smtpUrl === null) return;
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  await jobs.work<{ mailId: string }>(mailQueue, async ([job]) => {
    if (!job) return;
    const unsent = and(eq(mails.id, job.data.mailId), isNull(mails.sentAt));
    const [mail] = await db.select().from(mails).where(unsent);
    if (!mail) return;
    await transport.sendMail({
      from: mailFrom,
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      text: mail.body,
      messageId: `<${mail.id}@glossa>`,
    });
    await db.update(mails).set({ sentAt: new Date() }).where(eq(mails.id, mail.id));
  });
}
