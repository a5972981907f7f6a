import { remembering } from '../words/remembering.ts';
import { DONE_BY } from './done-by-words.data.ts';
import { PICK_UP_TIMES } from './pick-up-words.data.ts';

/** "I need it back by four": the hour of fetching a car is blanked, so that it is not taken for that of coming. */
export function withoutPickUp(text: string): string {
  return KNOWN(text);
}

/** A message is heard several times in a turn, as a whole and by itself. */
const KNOWN = remembering(leaveOut, 200);

function leaveOut(text: string): string {
  return [...PICK_UP_TIMES, ...DONE_BY].reduce(
    (left, pattern) => left.replace(pattern, (words) => ' '.repeat(words.length)),
    text,
  );
}

/** Whether the message tells or asks when the car is to be fetched. */
export function speaksOfPickUp(text: string): boolean {
  return withoutPickUp(text) !== text;
}
