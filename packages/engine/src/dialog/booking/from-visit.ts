import { Temporal } from 'temporal-polyfill';
import type { DialogState } from '../../dialog-state.ts';
import type { PlacedReading } from '../../understanding/find-times.ts';
import type { Intent } from '../../understanding/intents.data.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { namesGoods } from '../basket/edit-basket.ts';
import { type Context, toLocal } from '../context.ts';
import { splitSentences } from '../moves/split-sentences.ts';
import { bookingOf } from './booking-of-visit.ts';
import { SHIFTS, THAT_WEEK } from './from-visit-words.data.ts';
import { isOfOtherCar } from './is-as-booked.ts';

/**
 * "The day after", "a week later", "Thursday of that week" are counted from the visit that stands. The hour stays where no
 * other is told, and where nothing else is wanted the visit is to be moved.
 */
export function countedFromVisit(
  message: Understanding,
  state: DialogState,
  context: Context,
): Understanding {
  const start = startOf(state, context);
  // "Should it stay dry for a day after?" asks about the work.
  if (start === null || message.times.old !== null || message.acts.has('ask.aftercare')) return message;
  const reading = shifted(message, start) ?? inItsWeek(message, start);
  if (!reading) return message;
  const isMove =
    !state.isBooking && !namesGoods(message.rest) && message.car === null && !isOfOtherCar(state);
  const intents = new Set<Intent>([...message.intents].filter((one) => !COUNTED.has(one)));
  if (isMove && !intents.has('cancel')) intents.add('reschedule');
  // "Could it be a day later?" is answered by the move, and asks the studio nothing.
  const isAll = isMove && splitSentences(message.text).length < 2;
  const asked = isAll ? { topics: [], questions: [] } : {};
  return { ...message, ...asked, intents, times: { ...message.times, reading, further: null } };
}

/** Heard in the words by which the days are counted. */
const COUNTED: ReadonlySet<Intent> = new Set(['later', 'earlier', 'add']);

/** The visit, or the new time of it that was put to the client. */
function startOf({ booked, slot, change }: DialogState, { calendar, studio }: Context): string | null {
  const own = bookingOf(booked, calendar.own);
  const start = own && change?.kind === 'move' ? (slot?.start ?? own.start) : slot ? undefined : own?.start;
  return start === undefined ? null : toLocal(start, studio.timezone).toString().slice(0, 16);
}

function shifted({ text, times }: Understanding, start: string): PlacedReading | null {
  const days = SHIFTS.find(([said]) => said.test(text))?.[1];
  if (days === undefined) return null;
  const { reading } = times;
  const day = Temporal.PlainDate.from(start.slice(0, 10)).add({ days }).toString();
  const clock = reading?.kind === 'instant' ? reading.start.slice(10, 16) : start.slice(10, 16);
  return { kind: 'instant', start: `${day}${clock}`, isDayNamed: true, span: { start: 0, end: 0 } };
}

function inItsWeek({ text, times: { reading } }: Understanding, start: string): PlacedReading | null {
  if (!THAT_WEEK.test(text)) return null;
  const visit = Temporal.PlainDate.from(start.slice(0, 10));
  const monday = visit.subtract({ days: visit.dayOfWeek - 1 });
  const end = monday.add({ days: 7 }).toString();
  if (!reading)
    return { kind: 'date', start: monday.toString(), end, isDayNamed: true, span: { start: 0, end: 0 } };
  if (!reading.isDayNamed || (reading.kind === 'date' && reading.end)) return null;
  const { dayOfWeek } = Temporal.PlainDate.from(reading.start.slice(0, 10));
  const day = monday.add({ days: dayOfWeek - 1 }).toString();
  const until = reading.end && `${day}${reading.end.slice(10)}`;
  return { ...reading, start: `${day}${reading.start.slice(10)}`, ...(until && { end: until }) };
}
