import type { Intent } from '../../understanding/intents.data.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import { type Draft, say } from '../draft.ts';
import { listOwnBookings, pickBooking } from './own-bookings.ts';
import { summarise } from './summarise.ts';

/** "I will be ten minutes late": the booking stays, and the studio knows. */
export function noteDelay(draft: Draft, message: Understanding, context: Context): boolean {
  const { text, intents } = message;
  const isOnWay = saysOnWay(message);
  const isLate = isOnWay || intents.has('later') || intents.has('cannotCome') || LATE.test(text);
  const isShort = isOnWay || SHORT_WHILE.test(text);
  if (!isLate || !isShort || draft.state.isBooking || draft.state.change !== null) return false;
  // Who booked by phone is on the way all the same.
  const bookings = listOwnBookings(message, draft.state, context);
  if (!isOnWay && bookings.length === 0) return false;
  const booking = pickBooking(bookings, message, context);
  if (booking)
    draft.effects.push({ kind: 'arrival', bookingId: booking.id, word: 'late', minutes: minutesIn(text) });
  draft.effects.push({ kind: 'handoff', reason: 'time', summary: summarise(draft.state, message, context) });
  say(draft, 'delayNoted');
  return true;
}

/** How late, where it is said in figures or as a part of an hour. */
function minutesIn(text: string): number | null {
  const [, before, behind] =
    /(\d{1,2})\s?-?(?:min|хв|мин)|(?:хвилин|минут)\p{L}{0,3} \p{L}{1,2} (\d{1,2})/iu.exec(text) ?? [];
  const figures = before ?? behind;
  if (figures !== undefined) return Number(figures);
  return PARTS_OF_HOUR.find(([words]) => words.test(text))?.[1] ?? null;
}

/** Late, or on the way already: not who names another day or wants the booking moved. */
function saysOnWay({ acts, intents, times }: Understanding): boolean {
  const isMoving = MOVING.some((intent) => intents.has(intent)) || acts.has('move') || acts.has('cancel');
  return acts.has('late') && !isMoving && !times.reading?.isDayNamed;
}

const MOVING: readonly Intent[] = ['reschedule', 'cancel', 'instead', 'otherTime'];

const LATE =
  /(?<!\p{L})(?:late|delayed|verspät\p{L}*|später|запізню\p{L}*|спізню\p{L}*|опазд\p{L}*|опозда\p{L}*|задерж\p{L}*|затрим\p{L}*)(?!\p{L})/iu;

/** Less than an hour: nobody moves a booking for that. */
const SHORT_WHILE =
  /(?<!\p{L})(?:\d{1,2}\s?-?(?:min\p{L}*|хв\p{L}*|мин\p{L}*)|(?:хвилин|минут)\p{L}{0,3} (?:на|з|зо|с|со) \d{1,2}|(?:a few|ein paar|кілька|пару|несколько) (?:min\p{L}*|хв\p{L}*|мин\p{L}*)|quarter of an hour|half an hour|viertelstunde|(?:halbe|dreiviertel) ?stunde|(?:пів|чверть) ?години|полчаса|четверть часа|(?:ten|fifteen|twenty|zehn|fünfzehn|zwanzig|десять|пятнадцать|двадцать|п['’ʼ]ятнадцять|двадцять) (?:min\p{L}*|хв\p{L}*|мин\p{L}*))(?!\p{L})/iu;

const PARTS_OF_HOUR: readonly (readonly [RegExp, number])[] = [
  [/dreiviertel ?stunde|three quarters of an hour/iu, 45],
  [/half an hour|halbe ?stunde|пів ?години|полчаса/iu, 30],
  [
    /quarter of an hour|viertelstunde|чверть ?години|четверть часа|fifteen|fünfzehn|п['’ʼ]ятнадцять|пятнадцать/iu,
    15,
  ],
  [/twenty|zwanzig|двадцять|двадцать/iu, 20],
  [/(?<!\p{L})(?:ten|zehn|десять)(?!\p{L})/iu, 10],
];
