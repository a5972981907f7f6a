import type { Language } from '@glossa/contracts';
import { formatPrice, type Quote } from '@glossa/engine';
import type { Database } from '../../db/database.ts';
import type { Answer } from '../assistant/index.ts';
import { listLastMessages, type StoredConversation } from './conversations.store.ts';

/**
 * A yes holds for the price it was said to. When the owner changed it in between, the client hears the new one and is
 * asked again; the dialog's memory stays at the question, so the next yes is a yes to this price.
 */
export async function askPriceAgain(
  tx: Database,
  conversation: StoredConversation,
  answer: Answer,
): Promise<Answer | null> {
  const quote = answer.effects.flatMap((effect) => (effect.kind === 'book' && effect.quote) || [])[0];
  if (!quote) return null;
  const last = await listLastMessages(tx, conversation, 6);
  const before = last.findLast(({ author, extras }) => author === 'bot' && extras.quote);
  const told = before?.extras.quote;
  if (!told || !isOtherPrice(told, quote)) return null;
  const price = formatPrice(quote.total, quote.currency, answer.language);
  return {
    ...answer,
    reply: {
      text: words[answer.language].replace('{price}', price),
      quote,
      ...(before.extras.choices && { choices: before.extras.choices }),
    },
    state: conversation.dialogState,
    effects: [],
    reason: { ...answer.reason, acts: ['priceUpdated'], proposal: before.reason?.proposal ?? null },
  };
}

/** The same work at another price; another choice of work is the client's own doing. */
function isOtherPrice(told: Quote, now: Quote): boolean {
  const idsOf = ({ lines }: Quote) =>
    lines
      .map((line) => line.rowId)
      .sort()
      .join();
  return idsOf(told) === idsOf(now) && (told.total !== now.total || told.currency !== now.currency);
}

const words: Record<Language, string> = {
  EN: 'One moment: the studio has just updated this price, it is {price} now. Nothing is booked yet. Shall I book it at that price?',
  DE: 'Einen Moment: Das Studio hat diesen Preis gerade geändert, er beträgt jetzt {price}. Noch ist nichts gebucht. Soll ich zu diesem Preis buchen?',
  UA: 'Хвилинку: студія щойно оновила цю ціну, тепер це {price}. Поки що нічого не записано. Записати вас за цією ціною?',
  RU: 'Минутку: студия только что обновила эту цену, теперь это {price}. Пока ничего не записано. Записать вас по этой цене?',
};
