// channels: the ways a client reaches a bot. Each channel has a folder and translates between its
// own protocol and the one message format inside: the website chat and Telegram.
// Refuses to know how a reply is made: conversations take the turn.

export { runChannels } from './run-channels.ts';
export {
  createTelegramQueues,
  enqueueChat,
  findTelegramNames,
  notifyOwners,
  remindOnTelegram,
  type TelegramDeps,
  telegramApi,
  telegramChannel,
  telegramRoutes,
} from './telegram/index.ts';
export { findChat } from './web-chat/find-chat.ts';
export { remindByPush } from './web-chat/remind-by-push.ts';
export { rememberUnknownLinks } from './web-chat/unknown-links.ts';
export { type WebChatDeps, webChatRoutes } from './web-chat/web-chat.routes.ts';
