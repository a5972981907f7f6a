import type { Language, PriceRow } from '@glossa/contracts';
import { rewordQuote } from '@glossa/engine';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { bookingWords, listBookings } from '../calendar/index.ts';
import type { StoredConversation, StoredMessage } from './conversations.store.ts';
import { messages } from './conversations.table.ts';

/** More than a talk shows; what lies further back stays as it was said. */
const mostCards = 50;

/** The cards of a talk, oldest first, with their words in another language. Nothing is stored. */
export async function rewordCards(
  db: Database,
  { id, partnerId }: StoredConversation,
  { rows, language }: { rows: readonly PriceRow[]; language: Language },
): Promise<StoredMessage[]> {
  const cards = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.partnerId, partnerId),
        eq(messages.conversationId, id),
        sql`${messages.extras} ?| array['quote', 'booking']`,
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(mostCards);
  const ids = cards.flatMap(({ extras }) => extras.booking?.eventId ?? []);
  const booked = ids.length === 0 ? [] : await listBookings(db, partnerId, ids);
  return cards.toReversed().map((message) => {
    const { quote, booking } = message.extras;
    const event = booked.find((one) => one.id === booking?.eventId);
    const words = event && bookingWords(event, language);
    return {
      ...message,
      extras: {
        ...message.extras,
        ...(quote && { quote: rewordQuote(quote, { rows, language }) }),
        ...(booking && words && { booking: { ...booking, service: words.service, ...carIn(words) } }),
      },
    };
  });
}

function carIn({ car }: { car: string }): { car?: string } {
  return car === '' ? {} : { car };
}
