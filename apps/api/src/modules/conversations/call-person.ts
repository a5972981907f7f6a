import type { Database } from '../../db/database.ts';
import type { SendMail } from '../../mail/outbox.ts';
import type { StoredBot } from '../bots/index.ts';
import type { StoredPartner } from '../partners/index.ts';

type Call = { partner: StoredPartner; bot: StoredBot; text: string };

/** Tells the studio that a client wants a person. Without any address there is nobody to tell. */
export async function callPerson(
  db: Database,
  sendMail: SendMail,
  { partner, bot, text }: Call,
): Promise<void> {
  const recipient = bot.adminEmail ?? partner.config.contactEmail;
  if (!recipient) return;
  await sendMail(db, {
    recipient,
    subject: `${partner.name}: a client wants to talk to a person`,
    body: `In the chat with ${bot.name} a client wrote:\n\n${text}`,
  });
}
