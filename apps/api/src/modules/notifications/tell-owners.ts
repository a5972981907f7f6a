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
  /** The talk it is about: erased with it. */
  conversationId?: string | undefined;
};

type Ways = {
  sendMail: SendMail;
  /** A messenger, where the studio's people have linked theirs. */
  notify?: (
    db: Database,
    about: { partnerId: string; conversationId?: string | undefined },
    text: string,
  ) => Promise<void>;
};

export function ownersTeller({ sendMail, notify }: Ways): TellOwners {
  return async (db, { partner, adminEmail, conversationId }, notice) => {
    const kind = kindOf[notice.name];
    const { mail, telegram } = await findNoticeSettings(db, partner.id);
    const recipient = adminEmail || partner.config.contactEmail || (await findOwnerEmail(db, partner.id));
    if (recipient && (kind === null || mail.includes(kind))) {
      const language = await findStudioLanguage(db, partner.id, recipient);
      const { subject, body } = wordNotice(notice, language);
      await sendMail(db, {
        recipient,
        subject: `${partner.name}: ${subject}`,
        body,
        kind: 'notice',
        about: { partnerId: partner.id, conversationId, language },
      });
    }
    // What has no kind is about the messenger itself.
    if (!notify || kind === null || !telegram.includes(kind)) return;
    const { subject, body } = wordNotice(notice, await findStudioLanguage(db, partner.id, null));
    await notify(db, { partnerId: partner.id, conversationId }, `${subject}\n\n${body}`);
  };
}
