import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../db/database.ts';
import type { Jobs } from '../../../jobs/start-jobs.ts';
import type { SendMail } from '../../../mail/outbox.ts';
import type { SecretBox } from '../../../secrets/secret-box.ts';
import type { Remind } from './remind.ts';
import { remindByMail } from './remind-by-mail.ts';
import { sendDueReminders } from './send-due-reminders.ts';

type Deps = {
  db: Database;
  jobs: Jobs;
  now: Clock;
  box: SecretBox;
  publicUrl: string;
  sendMail: SendMail;
  /** Ways to reach a client that are tried before mail. */
  channels?: readonly Remind[];
};

const queue = 'calendar-reminders';

/** Looks every five minutes whom to remind. The queue gives each look to one server. */
export async function startReminders(deps: Deps): Promise<void> {
  const { jobs, now, channels = [], sendMail } = deps;
  await jobs.createQueue(queue, { retryLimit: 0, expireInSeconds: 240 });
  await jobs.work(queue, async () => {
    await sendDueReminders({ ...deps, ways: [...channels, remindByMail(sendMail)] }, now());
  });
  await jobs.schedule(queue, '*/5 * * * *');
}
