import { type Remind, reminderChoices, reminderText } from '../../calendar/index.ts';
import { sayUnasked } from '../../conversations/index.ts';
import { findChatOfConversation } from './telegram.store.ts';
import type { TelegramDeps } from './telegram-deps.ts';
import { enqueueDelivery } from './telegram-jobs.ts';

/** Reminds a client who booked on Telegram in that very chat. */
export function remindOnTelegram({ jobs }: Pick<TelegramDeps, 'jobs'>): Remind {
  return async (tx, reminder) => {
    const { conversationId, partnerId, id: remindsOf } = reminder.event;
    const chat = conversationId && (await findChatOfConversation(tx, conversationId));
    if (!chat || !conversationId || !jobs || chat.isBlocked || chat.isStopped) return false;
    const [text, choices] = [reminderText(reminder), reminderChoices(reminder)];
    const said = { text, choices, remindsOf, now: reminder.now };
    const isSaid = await sayUnasked(tx, { partnerId, id: conversationId, ...said });
    if (isSaid) await enqueueDelivery(jobs, tx, { botId: chat.botId, chatId: chat.chatId });
    return isSaid;
  };
}
