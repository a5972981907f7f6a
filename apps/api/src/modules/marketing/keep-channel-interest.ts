import type { NotifyMe } from '@glossa/contracts';
import { channelInterests } from './marketing.table.ts';
import type { MarketingDeps } from './marketing-deps.ts';

/** Who waits for a channel, with the words they agreed to. Asking again changes nothing and looks the same. */
export async function keepChannelInterest({ db }: MarketingDeps, wish: NotifyMe): Promise<void> {
  if (wish.website) return;
  const { channel, email, language, consent } = wish;
  await db.insert(channelInterests).values({ channel, email, language, consent }).onConflictDoNothing();
}
