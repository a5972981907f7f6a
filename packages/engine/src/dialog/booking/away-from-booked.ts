import type { DialogState } from '../../dialog-state.ts';
import type { PlacedReading } from '../../understanding/find-times.ts';
import { wantsFurtherBooking } from '../../understanding/further-booking.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { type Context, toLocal } from '../context.ts';
import { asksOfAll } from './tell-visits.ts';

/** "You put me in for 11:30, I need 12": of two times the one that is booked is left for the other. */
export function awayFromBooked(message: Understanding, state: DialogState, context: Context): Understanding {
  const { booked } = state;
  const { reading, further, old } = message.times;
  if (!booked || state.isBooking || !reading || old || asksOfAll(message)) return message;
  const start = toLocal(booked.start, context.studio.timezone).toString().slice(0, 16);
  if (!further) return onBookedDay(message, reading, start);
  const [left, wanted] = isOf(reading, start)
    ? [reading, further]
    : isOf(further, start)
      ? [further, reading]
      : [null, null];
  if (!left || !wanted || isOf(wanted, start)) return message;
  const onDay = wanted.isDayNamed
    ? wanted
    : { ...wanted, start: `${start.slice(0, 10)}${wanted.start.slice(10)}` };
  const times = { ...message.times, reading: { ...onDay, isDayNamed: true } };
  // "Ten stays, and another booking at nine" leaves nothing.
  if (wantsFurtherBooking(message.text)) return { ...message, times };
  return {
    ...message,
    times: { ...times, old: left },
    intents: new Set([...message.intents, 'instead']),
  };
}

/** "The second one at twelve": where no day is named, a further visit is on the day of the one before it. */
function onBookedDay(message: Understanding, reading: PlacedReading, booked: string): Understanding {
  if (reading.isDayNamed || reading.kind !== 'instant' || !wantsFurtherBooking(message.text)) return message;
  const start = `${booked.slice(0, 10)}${reading.start.slice(10)}`;
  return { ...message, times: { ...message.times, reading: { ...reading, start, isDayNamed: true } } };
}

/** The hour that is booked, on its day or on no day in particular. */
function isOf({ kind, start, isDayNamed }: PlacedReading, booked: string): boolean {
  if (kind === 'date') return false;
  return (
    start.slice(11, 16) === booked.slice(11, 16) &&
    (!isDayNamed || start.slice(0, 10) === booked.slice(0, 10))
  );
}
