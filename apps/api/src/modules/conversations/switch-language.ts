import type { ChatHistory, Language } from '@glossa/contracts';
import { rewordChoices } from '@glossa/engine';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/http.errors.ts';
import type { StoredBot } from '../bots/index.ts';
import { announce } from './announce.ts';
import {
  listLastMessages,
  lockConversation,
  type StoredConversation,
  type StoredMessage,
  updateConversation,
} from './conversations.store.ts';
import { messages } from './conversations.table.ts';
import { hashToken } from './domain/conversation-token.ts';
import { studioFacts } from './domain/studio-facts.ts';
import { presentMessage } from './present-message.ts';
import type { TalkDeps } from './talk-deps.ts';

type Switch = { bot: StoredBot; token: string; language: Language };

/**
 * The client reads and is answered in another language from now on. What was said stays said; the choices under the last
 * word are worded anew, because they are still to be tapped.
 */
export async function switchLanguage(deps: TalkDeps, { bot, token, language }: Switch): Promise<ChatHistory> {
  const changed = await deps.db.transaction(async (tx) => {
    const conversation = await lockConversation(tx, bot.id, hashToken(deps.box, token));
    const partner = conversation && (await deps.findPartner(tx, conversation.partnerId));
    if (!partner) throw notFound();
    const [last] = await listLastMessages(tx, conversation, 1);
    const { dialogState } = conversation;
    const studio = studioFacts(partner, bot, []);
    const inLanguage = (choices: readonly string[]) =>
      rewordChoices(choices, { studio, state: dialogState, language });
    await updateConversation(tx, conversation, {
      language,
      dialogState: dialogState && {
        ...dialogState,
        language,
        asked: dialogState.asked && {
          ...dialogState.asked,
          choices: inLanguage(dialogState.asked.choices),
        },
      },
    });
    return { conversation, last: last && (await reword(tx, conversation, last, inLanguage)) };
  });
  announce(deps, changed.conversation);
  return {
    messages: changed.last ? [presentMessage(changed.last)] : [],
    state: changed.conversation.state,
    language,
  };
}

async function reword(
  tx: Database,
  { partnerId }: StoredConversation,
  message: StoredMessage,
  inLanguage: (choices: readonly string[]) => string[],
): Promise<StoredMessage> {
  const { choices } = message.extras;
  if (!choices) return message;
  const extras = { ...message.extras, choices: inLanguage(choices) };
  await tx
    .update(messages)
    .set({ extras })
    .where(and(eq(messages.partnerId, partnerId), eq(messages.id, message.id)));
  return { ...message, extras };
}
