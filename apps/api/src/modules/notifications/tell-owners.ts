import type { Database } from '../../db/database.ts';
import type { SendMail } from '../../mail/outbox.ts';
import { readNotice } from './domain/read-notice.ts';
import { wordNotice } from './domain/word-notice.ts';
import { findNoticeSettings, findStudioLanguage, findStudioOfMail } from './notices.store.ts';

type Notify = (tx: Database, partnerId: string, text: string) => Promise<void>;

/** Mails to studios go through here: what was turned off stays away, the rest comes in the owner's language. */
export function mailToOwners(sendMail: SendMail): SendMail {
  return async (db, mail) => {
    const studio = await findStudioOfMail(db, mail);
    if (!studio) return sendMail(db, mail);
    const english = { subject: mail.subject.slice(studio.name.length + 2), body: mail.body };
    const notice = readNotice(english);
    if (!notice) return sendMail(db, mail);
    const { mail: wanted } = await findNoticeSettings(db, studio.id);
    if (notice.kind !== null && !wanted.includes(notice.kind)) return;
    const language = await findStudioLanguage(db, studio.id, mail.recipient);
    const { subject, body } = wordNotice(notice, english, language);
    await sendMail(db, { recipient: mail.recipient, subject: `${studio.name}: ${subject}`, body });
  };
}

/** The same for notices in a messenger: the first line says what it is about. */
export function notifyWantedOwners(notify: Notify): Notify {
  return async (tx, partnerId, text) => {
    const [first = '', ...rest] = text.split('\n\n');
    const english = { subject: first, body: rest.join('\n\n') };
    const notice = readNotice(english);
    if (!notice) return notify(tx, partnerId, text);
    const { telegram: wanted } = await findNoticeSettings(tx, partnerId);
    if (notice.kind !== null && !wanted.includes(notice.kind)) return;
    const { subject, body } = wordNotice(notice, english, await findStudioLanguage(tx, partnerId, null));
    await notify(tx, partnerId, `${subject}\n\n${body}`);
  };
}
