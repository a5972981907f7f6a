import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Jobs, startJobs } from '../jobs/start-jobs.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createMailQueue, deliverMails } from './deliver-mails.ts';
import { mails } from './mail.table.ts';
import { createOutbox, mailQueue } from './outbox.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let jobs: Jobs;
let smtp: SMTPServer;
const received: string[] = [];
let failures = 1;

beforeAll(async () => {
  database = await createTestDatabase();
  jobs = await startJobs({ connection: database.connection, onError: () => {}, supervise: true });
  await createMailQueue(jobs);
  // How often it is tried again is the queue's; here only that it is.
  await jobs.updateQueue(mailQueue, { retryDelay: 1, retryBackoff: false });
  smtp = new SMTPServer({
    authOptional: true,
    // The pool keeps its line open; nobody waits for it here.
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        if (failures > 0) {
          failures -= 1;
          return done(Object.assign(new Error('try later'), { responseCode: 451 }));
        }
        received.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await jobs.stop({ graceful: false });
  await new Promise<void>((resolve) => smtp.close(resolve));
  await database.close();
});

const mail = { recipient: 'a@example.com', subject: 'Hallo', body: 'Text with <b>signs</b>\nand two lines' };

it('sends what a committed transaction enqueued, once, also when the mail server fails at first', async () => {
  const address = smtp.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const sendMail = createOutbox(jobs);
  await deliverMails({
    db: database.db,
    jobs,
    sendMail,
    publicUrl: 'http://localhost:3000',
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mailFrom: 'Glossa <no-reply@example.com>',
  });
  await database.db
    .transaction(async (tx) => {
      await sendMail(tx, { ...mail, subject: 'Never sent' });
      throw new Error('the cause failed');
    })
    .catch(() => {});
  await database.db.transaction((tx) => sendMail(tx, { ...mail, ics: 'BEGIN:VCALENDAR' }));
  await expect.poll(() => received.length, { timeout: 120_000 }).toBe(1);
  await expect
    .poll(async () => (await database.db.select().from(mails))[0]?.sentAt, { timeout: 120_000 })
    .toBeInstanceOf(Date);
  expect(received[0]).toContain('Subject: Hallo');
  expect(received[0]).toContain('Content-Type: text/plain');
  expect(received[0]).toContain('To: a@example.com');
  expect(received[0]).toMatch(/Content-Type: text\/calendar[\s\S]*filename="?booking\.ics/);
  expect(await database.db.$count(mails)).toBe(1);
});

it('keeps mails where no mail server is set', async () => {
  await createOutbox(null)(database.db, { ...mail, recipient: 'kept@example.com' });
  expect(await database.db.$count(mails)).toBe(2);
});
