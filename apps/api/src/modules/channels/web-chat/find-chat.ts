import type { PublicChat } from '../../../http/serve-sites.ts';
import { openingOf, type TalkDeps } from '../../conversations/index.ts';
import type { ChatLinks } from './unknown-links.ts';

/** What stands behind a public link, for the page that shows it. Nothing, paused and other channels' bots open nothing. */
export async function findChat(deps: TalkDeps, links: ChatLinks, chatLinkId: string): Promise<PublicChat> {
  const { db } = deps;
  const bot = await links.find(db, chatLinkId);
  if (!bot) return { allowedDomains: [], opening: null };
  const { allowedDomains } = bot;
  const partner = await deps.findPartner(db, bot.partnerId);
  if (!partner || bot.provider !== 'WEB_CHAT' || bot.status !== 'LIVE')
    return { allowedDomains, opening: null };
  const { rows } = await deps.findActivePriceList(db, bot.partnerId);
  return { allowedDomains, opening: openingOf(partner, bot, rows) };
}
