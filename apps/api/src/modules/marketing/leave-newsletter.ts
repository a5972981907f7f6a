import { eq } from 'drizzle-orm';
import { newsletterSubscribers } from './marketing.table.ts';
import type { MarketingDeps } from './marketing-deps.ts';
import { hashNewsletterToken } from './newsletter-token.ts';

/** Deletes the address. Whoever is off the list already is told the same: that is what they wanted. */
export async function leaveNewsletter({ db }: MarketingDeps, token: string): Promise<void> {
  await db
    .delete(newsletterSubscribers)
    .where(eq(newsletterSubscribers.tokenHash, hashNewsletterToken(token)));
}
