import type { ChatHistory, Language } from '@glossa/contracts';
import { rewordChoices } from '@glossa/engine';
import { and, eq } from 'drizzle-orm';
import { notFound } from '../../http/http.errors.ts';
import type { StoredBot } from '../bots/index.ts';
import { announce } from './announce.ts';
import {
  listLastMessages,
  lockConversation,
  type StoredMessage,
  updateConversation,
} from './conversations.store.ts';
import { messages } from './conversations.table.ts';
import { hashToken } from './domain/conversation-token.ts';
import { studioFacts } from './domain/studio-facts.ts';
import { markOldBookings } from './mark-old-bookings.ts';
import { presentMessage } from './present-message.ts';
import { rewordCards } from './reword-cards.ts';
import type { TalkDeps } from './talk-deps.ts';

type Switch = { bot: StoredBot; token: string; language: Language };
type InLanguage = (choices: readonly string[]) => string[];

/**
 * The client reads and is answered in another language from now on. What was said stays said; cards are worded anew, and
 * so are the choices under the last word, because they are still to be tapped.
 */
export async function switchLanguage(deps: TalkDeps, { bot, token, language }: Switch): Promise<ChatHistory> {
  const { conversation, shown } = await deps.db.transaction(async (tx) => {
    const found = await lockConversation(tx, bot.id, hashToken(deps.box, token));
    const partner = found && (await deps.findPartner(tx, found.partnerId));
    if (!partner) throw notFound();
    const { rows } = await deps.findActivePriceList(tx, partner.id);
    const { dialogState } = found;
    const studio = studioFacts(partner, bot, rows);
    const inLanguage: InLanguage = (choices) =>
      rewordChoices(choices, { studio, state: dialogState, language });
    await updateConversation(tx, found, {
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
    const cards = await rewordCards(tx, found, { rows, language });
    const reworded = withLast(cards, await listLastMessages(tx, found, 1), inLanguage);
    for (const { id, extras } of reworded)
      await tx
        .update(messages)
        .set({ extras })
        .where(and(eq(messages.partnerId, partner.id), eq(messages.id, id)));
    return { conversation: found, shown: await markOldBookings(tx, partner.id, reworded) };
  });
  announce(deps, conversation);
  return { messages: shown.map(presentMessage), state: conversation.state, language };
}

/** The cards and the last word, which may be one of them, with its choices. */
function withLast(
  cards: readonly StoredMessage[],
  [last]: readonly StoredMessage[],
  inLanguage: InLanguage,
): StoredMessage[] {
  if (!last) return [...cards];
  const { extras } = cards.find(({ id }) => id === last.id) ?? last;
  const choices = extras.choices && { choices: inLanguage(extras.choices) };
  return [...cards.filter(({ id }) => id !== last.id), { ...last, extras: { ...extras, ...choices } }];
}
