import type { Understanding } from '../../understanding/understand.ts';
import { SURE, UNSURE } from './keeping-words.data.ts';

/** "Forget Friday and forget Wednesday, cancel it": the days are named, and none of them is a new time. */
export function callsVisitOff({ text, intents, times }: Understanding): boolean {
  if (!intents.has('cancel') || text.includes('?') || times.reading?.kind === 'instant') return false;
  return !ELSE.some((intent) => intents.has(intent));
}

const ELSE = ['reschedule', 'otherTime', 'later', 'earlier', 'instead', 'keepBooking'] as const;

/** "Cancel it, I'm certain, don't ask me again": the question whether it is meant is answered already. */
export function isSureToCancel({ text, intents }: Understanding): boolean {
  const isTold = intents.has('cancel') && !text.includes('?') && !intents.has('keepBooking');
  return isTold && SURE.test(text) && !UNSURE.test(text);
}
