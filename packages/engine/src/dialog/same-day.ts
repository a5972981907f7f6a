import type { DialogState, WishedTime } from '../dialog-state.ts';
import type { Understanding } from '../understanding/understand.ts';
import { type Context, toLocal } from './context.ts';
import { listOwnBookings } from './own-bookings.ts';

/** "On the same day" after a booking: the hours of that day behind it, when the car is there anyway. */
export function sameDayTime(message: Understanding, state: DialogState, context: Context): WishedTime | null {
  if (!SAME_DAY.test(message.text) || state.name === null || state.isBooking) return null;
  const booking = listOwnBookings(message, state, context).at(-1);
  if (!booking) return null;
  const end = toLocal(booking.end, context.studio.timezone);
  return {
    kind: 'window',
    start: end.toString().slice(0, 16),
    end: `${end.toPlainDate().add({ days: 1 })}T00:00`,
    isAmbiguous: false,
  };
}

const SAME_DAY =
  /(?<!\p{L})(?:(?:the )?same day|am (?:selben|gleichen) tag|(?:в|у|на) (?:той|тот) (?:же|самий|самый) день|того ж дня|в тот день|в той день)(?!\p{L})/iu;
