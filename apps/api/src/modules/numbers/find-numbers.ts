import { conversationChannels, type Numbers } from '@glossa/contracts';
import type { Database } from '../../db/database.ts';
import type { StoredPartner } from '../partners/index.ts';
import { addUp, type DayFacts } from './domain/add-up.ts';
import { daysFrom, mondaysUntil, spanOfDays } from './domain/weeks.ts';
import {
  type Asked,
  listBookings,
  listDialogs,
  listJobsDone,
  listPersonCalls,
  listQuestions,
  listReplyFacts,
} from './numbers.store.ts';

type Studio = Pick<StoredPartner, 'id' | 'config'>;

/** The last weeks of a studio, the current one included. */
export async function findNumbers(
  db: Database,
  partner: Studio,
  { weeks, now }: { weeks: number; now: Date },
): Promise<Numbers> {
  const mondays = mondaysUntil(now, partner.config.timezone, weeks);
  const { days, channels } = await findDays(db, partner, mondays[0] ?? '', weeks * 7);
  return {
    currency: partner.config.currency,
    weeks: mondays.map((start, index) => ({ start, ...addUp(days.slice(index * 7, index * 7 + 7)) })),
    total: addUp(days),
    channels,
  };
}

/** Day by day from the first one on, quiet days included. */
export async function findDays(
  db: Database,
  { id: partnerId, config }: Studio,
  first: string,
  count: number,
): Promise<{ days: DayFacts[]; channels: Numbers['channels'] }> {
  const { timezone, currency } = config;
  const asked: Asked = { partnerId, timezone, currency, ...spanOfDays(first, count, timezone) };
  // One after the other: inside a transaction they share a connection.
  const dialogs = await listDialogs(db, asked);
  const bookings = await listBookings(db, asked);
  const done = await listJobsDone(db, asked);
  const persons = await listPersonCalls(db, asked);
  const questions = await listQuestions(db, asked);
  const replies = await listReplyFacts(db, asked);
  const days = daysFrom(first, count).map((day): DayFacts => {
    const isToday = (row: { day: string }) => row.day === day;
    const reply = replies.find(isToday);
    const jobs = done.find(isToday);
    const asking = questions.find(isToday);
    const calls = persons.find(isToday);
    return {
      day,
      dialogs: sumOf(dialogs.filter(isToday), 'count'),
      bookings: sumOf(bookings.filter(isToday), 'count'),
      bookedValue: sumOf(bookings.filter(isToday), 'value'),
      jobsDone: jobs?.count ?? 0,
      doneValue: jobs?.value ?? 0,
      upsellsOffered: reply?.offered ?? 0,
      upsellsTaken: reply?.taken ?? 0,
      personsAsked: calls?.count ?? 0,
      waits: calls?.waits ?? [],
      heldBack: reply?.heldBack ?? 0,
      questions: asking?.count ?? 0,
      questionsOpen: asking?.open ?? 0,
    };
  });
  const channels = [...conversationChannels, null].map((channel) => ({
    channel,
    dialogs: sumOf(
      dialogs.filter((row) => row.channel === channel),
      'count',
    ),
    bookings: sumOf(
      bookings.filter((row) => row.channel === channel),
      'count',
    ),
  }));
  return { days, channels: channels.filter(({ dialogs: talks, bookings: booked }) => talks + booked > 0) };
}

function sumOf<Name extends string>(rows: readonly Record<Name, number>[], name: Name): number {
  return rows.reduce((sum, row) => sum + row[name], 0);
}
