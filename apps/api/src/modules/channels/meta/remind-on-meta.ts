import { type Remind, reminderChoices, reminderText } from '../../calendar/index.ts';
import { findConversationById, sayUnasked } from '../../conversations/index.ts';
import { findChatOfTalk } from './chats.store.ts';
import { findConnectionById } from './connections.store.ts';
import { chatJobOf } from './enqueue-talk.ts';
import { findWay } from './find-way.ts';
import type { MetaDeps } from './meta-deps.ts';
import { enqueueDelivery } from './meta-jobs.ts';

/** Reminds a client in the very chat the booking came from, where anything may be said there now. */
export function remindOnMeta({ jobs }: Pick<MetaDeps, 'jobs'>): Remind {
  return async (tx, reminder) => {
    const { conversationId, partnerId, id: remindsOf } = reminder.event;
    const chat = conversationId && (await findChatOfTalk(tx, conversationId));
    if (!chat || !conversationId || !jobs || chat.isBlocked || chat.isStopped) return false;
    const connection = await findConnectionById(tx, { partnerId, id: chat.connectionId });
    const conversation = await findConversationById(tx, { partnerId, id: conversationId });
    if (!conversation || !connection || connection.status === 'token_invalid') return false;
    const { messenger, templates } = connection;
    const { now } = reminder;
    const { language } = conversation;
    const { lastClientAt } = chat;
    // A reminder that would wait for the client to write is none: another way is taken.
    if (!findWay({ messenger, templates, language, lastClientAt, author: 'bot', now })) return false;
    const said = { text: reminderText(reminder), choices: reminderChoices(reminder), remindsOf, now };
    const isSaid = await sayUnasked(tx, { partnerId, id: conversationId, ...said });
    if (isSaid) await enqueueDelivery(jobs, tx, chatJobOf(chat));
    return isSaid;
  };
}
