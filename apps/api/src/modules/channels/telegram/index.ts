// The Telegram channel: updates in, messages out, one chat after the other. It verifies, keeps, acknowledges, and lets
// the job queue do the rest. It knows Telegram's forms and nothing of prices, times or engines.
export { checkTelegram, type TelegramState } from './check-telegram.ts';
export { telegramChannel } from './connect-telegram.ts';
export { enqueueChat } from './enqueue-chat.ts';
export { remindOnTelegram } from './remind-on-telegram.ts';
export { notifyOwners } from './send-notice.ts';
export { telegramRoutes } from './telegram.routes.ts';
export { findTelegramNames } from './telegram.store.ts';
export { type OpenTelegram, telegramApi } from './telegram-client.ts';
export type { TelegramDeps } from './telegram-deps.ts';
export { createTelegramQueues } from './telegram-jobs.ts';
