import { type Contact, defaultLanguage } from '@glossa/contracts';
import { contactSubjects } from './contact-subjects.data.ts';
import { contactRequests } from './marketing.table.ts';
import type { MarketingDeps } from './marketing-deps.ts';

/** Keeps the request and mails it, together. What fills in the hidden field is thanked and dropped. */
export async function sendContact(
  { db, sendMail, recipient, findLanguage }: MarketingDeps,
  { name, email, message, website }: Contact,
): Promise<void> {
  if (website) return;
  await db.transaction(async (tx) => {
    await tx.insert(contactRequests).values({ name, email, message });
    const subject = contactSubjects[(await findLanguage(tx, recipient)) ?? defaultLanguage];
    await sendMail(tx, { recipient, subject, body: `${name} <${email}>\n\n${message}`, kind: 'other' });
  });
}
