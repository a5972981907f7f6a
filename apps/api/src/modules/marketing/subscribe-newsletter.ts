import { type Newsletter, sitePath } from '@glossa/contracts';
import { and, isNull, lt } from 'drizzle-orm';
import { newsletterSubscribers } from './marketing.table.ts';
import type { MarketingDeps } from './marketing-deps.ts';
import { newsletterMails } from './newsletter-mails.data.ts';
import { newNewsletterToken } from './newsletter-token.ts';

const pauseMinutes = 10;
const forgottenAfterMinutes = 30 * 24 * 60;

/**
 * Mails a link to whoever signs up. Nothing in the answer tells whether an address is on the list already:
 * one that is, or was asked a moment ago, gets no mail, and what was never confirmed is forgotten.
 */
export async function subscribeNewsletter(deps: MarketingDeps, wish: Newsletter): Promise<void> {
  if (wish.website) return;
  const { email, language } = wish;
  const { token, tokenHash } = newNewsletterToken();
  const askedAt = deps.now();
  await deps.db.transaction(async (tx) => {
    const old = minutesBefore(askedAt, forgottenAfterMinutes);
    await tx
      .delete(newsletterSubscribers)
      .where(and(isNull(newsletterSubscribers.confirmedAt), lt(newsletterSubscribers.askedAt, old)));
    const asked = await tx
      .insert(newsletterSubscribers)
      .values({ email, language, tokenHash, askedAt })
      .onConflictDoUpdate({
        target: newsletterSubscribers.email,
        set: { language, tokenHash, askedAt },
        setWhere: and(
          isNull(newsletterSubscribers.confirmedAt),
          lt(newsletterSubscribers.askedAt, minutesBefore(askedAt, pauseMinutes)),
        ),
      })
      .returning({ id: newsletterSubscribers.id });
    if (asked.length === 0) return;
    const page = deps.publicUrl.replace(/\/$/, '') + sitePath('/newsletter', language);
    const { subject, body } = newsletterMails[language];
    const links = { confirm: `${page}#confirm=${token}`, leave: `${page}#unsubscribe=${token}` };
    await deps.sendMail(tx, { recipient: email, subject, body: body(links), kind: 'other' });
  });
}

function minutesBefore(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() - minutes * 60_000);
}
