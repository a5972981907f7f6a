import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { Jobs } from '../jobs/start-jobs.ts';
import { createToldQueue, workEagerly } from '../jobs/work-eagerly.ts';
import { createDigestQueue, deliverDigests } from './digest.ts';
import { mails } from './mail.table.ts';
import { mailQueue } from './outbox.ts';
import type { SendMail } from './send-mail.ts';

type Deps = {
  db: Database;
  jobs: Jobs;
  smtpUrl: string | null;
  mailFrom: string;
  sendMail: SendMail;
  publicUrl: string;
};

/** A mail server that is slow for one reader holds up nobody else. */
const atOnce = 4;

/** Prepares the queue; retries go on for about a day, so an outage of the mail server loses nothing. */
export async function createMailQueue(jobs: Jobs): Promise<void> {
  await createToldQueue(jobs, mailQueue, {
    retryLimit: 16,
    retryBackoff: true,
    retryDelay: 5,
    retryDelayMax: 7200,
    expireInSeconds: 60,
  });
  await createDigestQueue(jobs);
}

/** Without a mail server the mails stay in the database, where administrators can read them. */
export async function deliverMails(deps: Deps): Promise<void> {
  const { db, jobs, smtpUrl, mailFrom } = deps;
  if (smtpUrl === null) return;
  await deliverDigests(deps);
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: atOnce,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  await workEagerly<{ mailId: string }>(jobs, mailQueue, { atOnce }, async ({ mailId }) => {
    const unsent = and(eq(mails.id, mailId), isNull(mails.sentAt));
    const [mail] = await db.select().from(mails).where(unsent);
    if (!mail) return;
    await transport.sendMail({
      from: mailFrom,
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      text: mail.body,
      ...(mail.html !== null && { html: mail.html }),
      ...(mail.ics !== null && {
        attachments: [
          { filename: 'booking.ics', content: mail.ics, contentType: 'text/calendar; charset=utf-8' },
        ],
      }),
      messageId: `<${mail.id}@glossa>`,
    });
    await db.update(mails).set({ sentAt: new Date() }).where(eq(mails.id, mail.id));
  });
}
