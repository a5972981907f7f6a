import type { Understanding } from '../../understanding/understand.ts';
import { ANY_HOUR, WHAT_A_DAY_HAS } from './asked-day-words.data.ts';

/** "Is there anything on Friday?", "Thursday, any time": whoever asks what a day has, or leaves the hour open, is shown its times. */
export function asksForDay({ text, intents }: Understanding): boolean {
  return intents.has('anyTime') || WHAT_A_DAY_HAS.test(text) || ANY_HOUR.test(text);
}
