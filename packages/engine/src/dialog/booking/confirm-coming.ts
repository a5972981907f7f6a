import type { OwnBooking } from '../../facts.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import { type Draft, say } from '../draft.ts';
import { COMING, NOT_COMING } from './coming-words.data.ts';
import { listOwnBookings, pickBooking } from './own-bookings.ts';

/** Whoever says so earlier is only being polite. */
const soonMs = 36 * 60 * 60_000;

/** "Yes, I'm coming", after a reminder or shortly before: it is noted with the booking, and the studio knows. */
export function confirmComing(draft: Draft, message: Understanding, context: Context): boolean {
  const { state } = draft;
  if (state.asked !== null || state.isBooking || state.change !== null) return false;
  const bookings = listOwnBookings(message, state, context);
  const reminded = bookings.find(({ id }) => id === state.reminded) ?? null;
  if (!saysComing(message, reminded)) return false;
  const booking = reminded ?? pickBooking(bookings, message, context);
  if (!booking || (!reminded && Date.parse(booking.start) - Date.parse(context.now) > soonMs)) return false;
  const { reminded: _, ...rest } = state;
  draft.state = rest;
  draft.effects.push({ kind: 'arrival', bookingId: booking.id, word: 'coming', minutes: null });
  say(draft, 'comingNoted', { when: { instant: booking.start } });
  return true;
}

/** In so many words, or by a plain yes to the reminder. Not who asks, doubts, is late or wants it otherwise. */
function saysComing({ text, acts, intents }: Understanding, reminded: OwnBooking | null): boolean {
  if (text.includes('?') || NOT_COMING.test(text)) return false;
  if (acts.has('late') || acts.has('move') || acts.has('cancel')) return false;
  if (intents.has('reschedule') || intents.has('cancel') || intents.has('later')) return false;
  return COMING.test(text) || (reminded !== null && (intents.has('yes') || acts.has('yes')));
}
