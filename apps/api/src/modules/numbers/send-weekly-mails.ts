import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Jobs } from '../../jobs/start-jobs.ts';
import type { SendMail } from '../../mail/outbox.ts';
import { findNoticeSettings, findStudioLanguage } from '../notifications/index.ts';
import { findPartner, listOwners, type StoredPartner } from '../partners/index.ts';
import { isQuiet, weeklyMail } from './domain/weekly-mail.ts';
import { weekBefore, weekToTell } from './domain/weeks.ts';
import { findDays } from './find-numbers.ts';
import { keepToldWeek, listBusyPartners } from './weekly-mails.store.ts';

type Deps = {
  db: Database;
  sendMail: SendMail;
  publicUrl: string;
  /** A messenger, where the studio's people have linked theirs. */
  notify: (db: Database, about: { partnerId: string }, text: string) => Promise<void>;
};

const queue = 'weekly-mails';
const looksBackMs = 10 * 24 * 60 * 60 * 1000;

/** Looks every hour where it has become Monday morning. The queue gives each look to one server. */
export async function startWeeklyMails(deps: Deps & { jobs: Jobs; now: Clock }): Promise<void> {
  const { jobs, now } = deps;
  await jobs.createQueue(queue, { retryLimit: 2, expireInSeconds: 900 });
  await jobs.work(queue, async () => {
    await tellWeeks(deps, now());
  });
  await jobs.schedule(queue, '5 * * * *');
}

/** Tells the owners of every studio that did something last week how it went, once. Gives how many studios were told. */
export async function tellWeeks(deps: Deps, now: Date): Promise<number> {
  const busy = await listBusyPartners(deps.db, new Date(now.getTime() - looksBackMs));
  let told = 0;
  for (const partnerId of busy) {
    const partner = await findPartner(deps.db, partnerId);
    const week = partner && weekToTell(now, partner.config.timezone);
    if (partner && week && (await tellOnce(deps, partner, week))) told += 1;
  }
  return told;
}

async function tellOnce(deps: Deps, partner: StoredPartner, week: string): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const { mail, telegram } = await findNoticeSettings(tx, partner.id);
    if (!mail.includes('week') && !telegram.includes('week')) return false;
    if (!(await keepToldWeek(tx, partner.id, week))) return false;
    const { days } = await findDays(tx, partner, weekBefore(week), 14);
    const told = { days: days.slice(7), before: days.slice(0, 7) };
    if (isQuiet(told.days)) return false;
    const word = (language: Parameters<typeof weeklyMail>[0]['language']) =>
      weeklyMail({
        ...told,
        ...{ studio: partner.name, currency: partner.config.currency },
        ...{ language, publicUrl: deps.publicUrl },
      });
    if (mail.includes('week'))
      for (const { email } of await listOwners(tx, partner.id)) {
        const language = await findStudioLanguage(tx, partner.id, email);
        const about = { partnerId: partner.id, language };
        await deps.sendMail(tx, { recipient: email, kind: 'notice', about, ...word(language) });
      }
    if (telegram.includes('week')) {
      const { subject, body } = word(await findStudioLanguage(tx, partner.id, null));
      await deps.notify(tx, { partnerId: partner.id }, `${subject}\n\n${body}`);
    }
    return true;
  });
}
