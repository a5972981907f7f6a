import type { DialogState, WishedService } from '../../dialog-state.ts';
import { jobsIn, readMessage, readSense } from '../../prices/index.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import { WITHOUT } from '../order/left-to-rules.ts';
import { keyOfLine } from '../order/list-lines.ts';
import { narrowWishes } from '../wish/narrow-wish.ts';
import type { WishReading } from '../wish/read-wish.ts';
import { isSameOrder } from '../wish/same-wishes.ts';
import { sumOfWish } from '../wish/sum-of-wish.ts';
import { wholeWish } from '../wish/whole-wish.ts';
import { AS_BEFORE, AT_FIRST, GOING_BACK, OF_THE_HOUR } from './as-before-words.data.ts';

/**
 * "Go back to the 2200 one", "wie vorher", "как было сначала": an earlier order of the talk is wanted again, by its sum
 * or by its place. Null where none is meant.
 */
export function orderBefore(
  message: Understanding,
  state: DialogState,
  context: Context,
): WishReading | null {
  const { past = [], wished, booked } = state;
  const others = past.filter((one) => !isSameOrder(one, wished));
  if (others.length === 0 || wished.length === 0 || booked) return null;
  const back = bySum(message, others, { state, context }) ?? byPlace(message, others, state);
  if (!back) return null;
  return wholeWish(back, state);
}

/** The sums of earlier orders, which nobody offers who names them. */
export function pastSums(state: DialogState, context: Context): number[] {
  return (state.past ?? []).flatMap((wished) => sumOf(wished, state, context) ?? []);
}

function bySum(
  { text, amounts }: Understanding,
  others: readonly WishedService[][],
  { state, context }: { state: DialogState; context: Context },
): WishedService[] | null {
  if (text.includes('?')) return null;
  const listed = new Set(context.studio.rows.map(({ price }) => price));
  const found = others.filter((wished) => {
    const sum = sumOf(wished, state, context);
    // The price of a line of the list names that line, unless it is what was wanted alone.
    return sum !== null && amounts.includes(sum) && (!listed.has(sum) || wished.length === 1);
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

function byPlace(
  { text, rest, intents, times, denied }: Understanding,
  others: readonly WishedService[][],
  { wished, isChanged }: DialogState,
): WishedService[] | null {
  const isOfTime = times.reading !== null || intents.has('sameTime') || OF_THE_HOUR.test(text);
  // "Keep it as it was" behind a mere question is what stands; "as it was, but without the roof" is an order of its own.
  const isStanding = !isChanged && !GOING_BACK.test(text);
  if (isOfTime || text.includes('?') || isStanding || denied.length > 0 || WITHOUT.test(text)) return null;
  const back = AT_FIRST.test(text) ? others[0] : AS_BEFORE.test(text) ? others.at(-1) : undefined;
  if (!back) return null;
  // "As it was before the polish": only what goes is named.
  const gone = wished.filter((one) => !back.some((other) => keyOfLine(other) === keyOfLine(one)));
  const isOfGone = (id: string) => gone.some(({ service }) => readSense(service).concepts.has(id));
  return jobsIn(readMessage(rest)).every(isOfGone) ? back : null;
}

function sumOf(wished: readonly WishedService[], state: DialogState, context: Context): number | null {
  const narrowed = narrowWishes({ ...state, wished: [...wished] }, context);
  const isSettled = narrowed.length > 0 && narrowed.every(({ found }) => found.kind === 'row');
  if (!isSettled) return null;
  return narrowed.reduce((sum, one) => sum + sumOfWish(one), 0);
}
