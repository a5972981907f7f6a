import type { Database } from '../../db/database.ts';
import type { SendMail } from '../../mail/outbox.ts';
import { findOwnerEmail, type StoredPartner } from '../partners/index.ts';
import { kindOf, type Notice } from './domain/notice.ts';
import { wordNotice } from './domain/word-notice.ts';
import { findNoticeSettings, findStudioLanguage } from './notices.store.ts';

/** Tells a studio something, in the caller's transaction. Who tells it knows neither languages nor what was turned off. */
export type TellOwners = (db: Database, studio: ToldStudio, notice: Notice) => Promise<void>;

type ToldStudio = {
  partner: StoredPartner;
  /** Whom a bot names as its own administrator. */
  adminEmail?: string | null;
};

type Ways = {
  sendMail: SendMail;
  /** A messenger, where the studio's people have linked theirs. */
  notify?: (db: Database, partnerId: string, text: string) => Promise<void>;
};

export function ownersTeller({ sendMail, notify }: Ways): TellOwners {
  return async (db, { partner, adminEmail }, notice) => {
    const kind = kindOf[notice.name];
    const { mail, telegram } = await findNoticeSettings(db, partner.id);
    const recipient = adminEmail || partner.config.contactEmail || (await findOwnerEmail(db, partner.id));
    if (recipient && (kind === null || mail.includes(kind))) {
      const language = await findStudioLanguage(db, partner.id, recipient);
      const { subject, body } = wordNotice(notice, language);
      await sendMail(db, { recipient, subject: `${partner.name}: ${subject}`, body });
    }
    // What has no kind is about the messenger itself.
    if (!notify || kind === null || !telegram.includes(kind)) return;
    const { subject, body } = wordNotice(notice, await findStudioLanguage(db, partner.id, null));
    await notify(db, partner.id, `${subject}\n\n${body}`);
  };
}
