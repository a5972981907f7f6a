import type { Jobs } from '../../../jobs/start-jobs.ts';
import { findBot } from '../../bots/index.ts';
import { type Remind, reminderChoices, reminderText, shortReminder } from '../../calendar/index.ts';
import { findConversationById, sayUnasked } from '../../conversations/index.ts';
import { pushToTalk } from '../../push/index.ts';

/** Reminds a client who said yes to it in the chat. The chat says the same, so that there is something to answer. */
export function remindByPush({ jobs }: { jobs: Jobs }): Remind {
  return async (tx, reminder) => {
    const { conversationId, partnerId, id: eventId } = reminder.event;
    if (!conversationId) return false;
    const talk = await findConversationById(tx, { partnerId, id: conversationId });
    const bot = talk && (await findBot(tx, partnerId, talk.botId));
    if (!bot) return false;
    const message = { ...shortReminder(reminder), path: `/chat/${bot.chatLinkId}`, tag: eventId };
    if (!(await pushToTalk({ jobs }, tx, { partnerId, conversationId }, message))) return false;
    return sayUnasked(tx, {
      partnerId,
      id: conversationId,
      text: reminderText(reminder),
      choices: reminderChoices(reminder),
      remindsOf: eventId,
      now: reminder.now,
    });
  };
}
