import { and, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import { invalidLink } from './marketing.errors.ts';
import { newsletterSubscribers } from './marketing.table.ts';
import type { MarketingDeps } from './marketing-deps.ts';
import { hashNewsletterToken } from './newsletter-token.ts';

const linkDays = 7;

/** Pressing twice is as good as once. A link that was never used ends after a week. */
export async function confirmNewsletter({ db, now }: MarketingDeps, token: string): Promise<void> {
  const at = now();
  const oldest = new Date(at.getTime() - linkDays * 86_400_000);
  const confirmed = await db
    .update(newsletterSubscribers)
    .set({
      confirmedAt: sql`coalesce(${newsletterSubscribers.confirmedAt}, ${at.toISOString()}::timestamptz)`,
    })
    .where(
      and(
        eq(newsletterSubscribers.tokenHash, hashNewsletterToken(token)),
        or(isNotNull(newsletterSubscribers.confirmedAt), gt(newsletterSubscribers.askedAt, oldest)),
      ),
    )
    .returning({ id: newsletterSubscribers.id });
  if (confirmed.length === 0) throw invalidLink();
}
