import type { DialogState } from '../../dialog-state.ts';
import type { Intent } from '../../understanding/intents.data.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import { newDraft } from '../draft.ts';
import { proposeWish } from '../wish/propose-wish.ts';
import type { WishReading } from '../wish/read-wish.ts';
import { wholeWish } from '../wish/whole-wish.ts';
import { hearLines } from './hear-lines.ts';
import type { TurnWord } from './turn-words.data.ts';

/**
 * "Perfect!", "yes please": words that speak of no line and do nothing with one leave a settled order as it stands, however
 * likely something else may look. Null where a word speaks of goods, or turns anything.
 */
export function keptUnspoken(
  message: Understanding,
  state: DialogState,
  context: Context,
): WishReading | null {
  const { asked, wished } = state;
  if (wished.length === 0 || state.booked || (asked && !ONCE_SETTLED.has(asked.kind))) return null;
  const { denied, ordinal, amounts, cars, car, intents, text } = message;
  if (state.later?.length || text.includes('?') || [...intents].some((one) => !AGREEING.has(one)))
    return null;
  if (denied.length + amounts.length + cars.length > 0 || ordinal !== null || car !== null) return null;
  const read = proposeWish(newDraft(state), message, context);
  if (read.isTouched || read.isUnknown || read.open.length > 0) return null;
  const { words, faced } = hearLines(read, message, { state, context });
  const isTurning = words.turns.some((kinds) => [...kinds].some((kind) => !HARMLESS.has(kind)));
  const isSpoken = [...faced.values()].some(({ evidence }) => evidence.some((told) => told > 0));
  return isTurning || isSpoken ? null : { ...wholeWish(wished, state), isTouched: false };
}

const ONCE_SETTLED: ReadonlySet<string> = new Set(['booking', 'time', 'name', 'phone', 'confirm']);

const AGREEING: ReadonlySet<Intent> = new Set<Intent>([
  'yes',
  'ack',
  'thanks',
  'greet',
  'book',
  'price',
  'free',
]);

/** Words that agree, lead on or ask what it costs. */
const HARMLESS: ReadonlySet<TurnWord> = new Set<TurnWord>(['take', 'but', 'price']);
