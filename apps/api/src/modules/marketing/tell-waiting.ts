import { awaitedChannels, comingChannels } from '@glossa/contracts';
import { inArray } from 'drizzle-orm';
import type { Jobs } from '../../jobs/start-jobs.ts';
import { channelMails } from './channel-mails.data.ts';
import { channelInterests } from './marketing.table.ts';
import type { MarketingDeps } from './marketing-deps.ts';

type Deps = Pick<MarketingDeps, 'db' | 'sendMail' | 'publicUrl'>;

const queue = 'channel-news';
const atOnce = 100;
const coming: ReadonlySet<string> = new Set(comingChannels);
const here = awaitedChannels.filter((channel) => !coming.has(channel));
const names = { WHATSAPP: 'WhatsApp', INSTAGRAM: 'Instagram', TIKTOK: 'TikTok' };

/** Looks every hour whether somebody waits for a channel that is there by now. */
export async function startTellingWaiting({ jobs, ...deps }: Deps & { jobs: Jobs }): Promise<void> {
  await jobs.createQueue(queue, { retryLimit: 2, expireInSeconds: 600 });
  await jobs.work(queue, async () => {
    let told = atOnce;
    while (told === atOnce) told = await tellWaiting(deps);
  });
  await jobs.schedule(queue, '15 * * * *');
}

/** Writes to some of those who waited, once: the address was kept for this one mail and goes with it. */
export async function tellWaiting({ db, sendMail, publicUrl }: Deps): Promise<number> {
  return db.transaction(async (tx) => {
    const waiting = await tx
      .select()
      .from(channelInterests)
      .where(inArray(channelInterests.channel, here))
      .limit(atOnce)
      // Two servers never take the same person.
      .for('update', { skipLocked: true });
    for (const { channel, email, language } of waiting) {
      const { subject, body } = channelMails[language];
      const channelName = names[channel];
      await sendMail(tx, {
        recipient: email,
        subject: subject(channelName),
        body: body({ channel: channelName, link: publicUrl }),
        kind: 'other',
      });
    }
    const told = waiting.map(({ id }) => id);
    if (told.length > 0) await tx.delete(channelInterests).where(inArray(channelInterests.id, told));
    return told.length;
  });
}
