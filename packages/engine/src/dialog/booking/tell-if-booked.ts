import type { Understanding } from '../../understanding/understand.ts';
import { words } from '../act.ts';
import { repeatQuestion } from '../answers/repeat-question.ts';
import { namesGoods } from '../basket/edit-basket.ts';
import type { Context } from '../context.ts';
import { type Draft, say } from '../draft.ts';
import { isElsewhen } from './booked-already.ts';
import { WHETHER_BOOKED } from './kept-time-words.data.ts';
import { standingBooking } from './standing-booking.ts';

/** "So did you put me down or not?": what stands is told, and what is being planned beside it goes on. */
export function tellIfBooked(draft: Draft, message: Understanding, context: Context): boolean {
  const { text, intents } = message;
  const own = standingBooking(draft.state, context);
  if (!own || !WHETHER_BOOKED.test(text) || namesGoods(text)) return false;
  if (isElsewhen(message, own, context) || ELSE.some((intent) => intents.has(intent))) return false;
  say(draft, 'ownBooking', { service: words(own.service), when: { instant: own.start } });
  const { asked, isBooking } = draft.state;
  if (asked !== null || isBooking) repeatQuestion(draft, context);
  else say(draft, 'bookedChange');
  return true;
}

const ELSE = ['reschedule', 'cancel', 'cannotCome', 'price', 'together', 'add', 'instead'] as const;
