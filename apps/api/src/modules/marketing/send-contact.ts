import type { Contact } from '@glossa/contracts';
import { contactRequests } from './marketing.table.ts';
import type { MarketingDeps } from './marketing-deps.ts';

/** Keeps the request and mails it, together. What fills in the hidden field is thanked and dropped. */
export async function sendContact(
  { db, sendMail, recipient }: MarketingDeps,
  { name, email, message, website }: Contact,
): Promise<void> {
  if (website) return;
  await db.transaction(async (tx) => {
    await tx.insert(contactRequests).values({ name, email, message });
    await sendMail(tx, { recipient, subject: 'Contact request', body: `${name} <${email}>\n\n${message}` });
  });
}
