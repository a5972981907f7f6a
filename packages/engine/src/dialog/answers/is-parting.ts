import { jobsIn, readMessage } from '../../prices/index.ts';
import type { Intent } from '../../understanding/intents.data.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Draft } from '../draft.ts';

/** "Thanks, see you on Wednesday": the day of a goodbye is no wish. */
export function isParting({ intents, text, rest }: Understanding, { state }: Draft): boolean {
  const isOver = !state.isBooking && state.change === null && !text.includes('?');
  const isPolite = intents.has('thanks') || intents.has('bye');
  const isAll = [...intents].every((intent) => PARTING.has(intent));
  return isOver && isPolite && isAll && SEE_YOU.test(text) && jobsIn(readMessage(rest)).length === 0;
}

const PARTING: ReadonlySet<Intent> = new Set(['thanks', 'bye', 'yes', 'ack', 'greet']);

const SEE_YOU =
  /(?<!\p{L})(?:bis|see (?:you|u|ya)|cu|until|till|til|до|побачимо\p{L}*|увидимся|чекайте|ждите)\s/iu;
