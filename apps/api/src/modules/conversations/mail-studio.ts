import type { Database } from '../../db/database.ts';
import type { SendMail } from '../../mail/outbox.ts';
import type { StoredBot } from '../bots/index.ts';
import { findOwnerEmail, type StoredPartner } from '../partners/index.ts';

type Word = { partner: StoredPartner; bot: StoredBot; subject: string; body: string };

/** Mails the studio. Somebody always gets it: the bot's administrator, the studio's contact or its owner. */
export async function mailStudio(db: Database, sendMail: SendMail, word: Word): Promise<void> {
  const { partner, bot, subject, body } = word;
  const recipient = bot.adminEmail || partner.config.contactEmail || (await findOwnerEmail(db, partner.id));
  if (recipient) await sendMail(db, { recipient, subject: `${partner.name}: ${subject}`, body });
}
