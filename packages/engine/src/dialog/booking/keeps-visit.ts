import type { OwnBooking } from '../../facts.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { type Context, toLocal } from '../context.ts';
import { STAYS } from './keeping-words.data.ts';

/** "No, leave it on Wednesday", while its move is put: the time that is booked is named as the one that stays. */
export function keepsVisit(
  { text, times, intents }: Understanding,
  { start }: OwnBooking,
  { studio }: Context,
): boolean {
  const { reading } = times;
  if (text.includes('?') || !STAYS.test(text) || ELSE.some((intent) => intents.has(intent))) return false;
  if (reading === null) return intents.has('no') || intents.has('keepBooking');
  const booked = toLocal(start, studio.timezone).toString();
  const isHour = reading.kind === 'instant' && reading.start.slice(11, 16) === booked.slice(11, 16);
  const isDay = reading.isDayNamed && reading.start.slice(0, 10) === booked.slice(0, 10);
  return reading.kind === 'instant' ? isHour && (isDay || !reading.isDayNamed) : isDay;
}

const ELSE = ['reschedule', 'otherTime', 'later', 'earlier'] as const;
