// channels: the ways a client reaches a bot. Each channel has a folder and translates between its
// own protocol and the one message format inside: the website chat, Telegram and Meta's messengers.
// Refuses to know how a reply is made: conversations take the turn.

export { deleteOldUpdates } from './delete-old-updates.ts';
export {
  checkMeta,
  createMetaQueues,
  enqueueTalk,
  graphApi,
  listMessengersInUse,
  type MetaDeps,
  messengerParting,
  messengerRoutes,
  metaWebhookRoutes,
  remindOnMeta,
} from './meta/index.ts';
export { newPrecedence } from './precedence.ts';
export { runChannels } from './run-channels.ts';
export {
  checkTelegram,
  createTelegramQueues,
  enqueueChat,
  findTelegramNames,
  notifyOwners,
  remindOnTelegram,
  type TelegramDeps,
  type TelegramState,
  telegramApi,
  telegramChannel,
  telegramRoutes,
} from './telegram/index.ts';
export { findChat } from './web-chat/find-chat.ts';
export { remindByPush } from './web-chat/remind-by-push.ts';
export { rememberUnknownLinks } from './web-chat/unknown-links.ts';
export { type WebChatDeps, webChatRoutes } from './web-chat/web-chat.routes.ts';
