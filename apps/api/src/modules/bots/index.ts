// bots: a business's bots, their public chat links, sealed tokens and looks, the default bot
// configuration and the quick setup of a business with its first bot.
// Refuses to know prices and conversations: what it shows of them is passed in.

export type { BotChannels } from './bot-channels.ts';
export { type BotsDeps, botsRoutes } from './bots.routes.ts';
export {
  countBots,
  findBot,
  findBotByChatLink,
  findFirstBot,
  listBots,
  type StoredBot,
} from './bots.store.ts';
export { createBot } from './create-bot.ts';
export { detachBots } from './detach-bots.ts';
export { isChatLink } from './domain/chat-link.ts';
export { botPresenter, listBotsByPartner } from './present-bot.ts';
export { quickSetup } from './quick-setup.ts';
