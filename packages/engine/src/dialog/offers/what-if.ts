import type { DialogState, WishedService } from '../../dialog-state.ts';
import type { PriceRow } from '../../facts.ts';
import { readMessage, readSense } from '../../prices/index.ts';
import { isWeakConcept } from '../../prices/match/weigh-concept.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { repeatQuestion } from '../answers/repeat-question.ts';
import type { Context } from '../context.ts';
import { ask, type Draft, say } from '../draft.ts';
import { keyOfLine, linesOf } from '../order/list-lines.ts';
import { tellAsides } from '../order/tell-asides.ts';
import { wishForLine } from '../order/wish-for-line.ts';
import { carName } from '../wish/car-name.ts';
import { narrowWishes } from '../wish/narrow-wish.ts';
import type { WishReading } from '../wish/read-wish.ts';
import { isSameOrder } from '../wish/same-wishes.ts';
import { ADDED_ON, IF, IF_POLITE, IN_PLACE_OF, WOULD, WOULD_LIKE } from './what-if-words.data.ts';

/**
 * "And if I took the polish instead, what would that be?": the order as it would be is priced beside the one that
 * stands, which stays until the client takes the other. True when that was told.
 */
export function tellWhatIf(
  draft: Draft,
  message: Understanding,
  context: Context,
  wish: WishReading,
): boolean {
  const { state } = draft;
  if (!isWhatIf(message, state) || wish.isUnknown) return false;
  const supposed = supposedBy(wish, message, state.wished, context);
  const second = pricedOrder(state.wished, state, context);
  if (!second || isSameOrder(supposed, state.wished) || isOfOtherCar(supposed, state)) return false;
  if (wish.asides && supposed === wish.wished) tellAsides(draft, wish.asides, context);
  if (ADDED_ON.test(message.text)) tellAdded(draft, supposed, context);
  return putSupposed(draft, supposed, context);
}

/** "How much is the rear on top?": its own price is told before the sum with it. */
function tellAdded(draft: Draft, supposed: readonly WishedService[], context: Context): void {
  const known = new Set(draft.state.wished.map(keyOfLine));
  const added = pricedOrder(
    supposed.filter((one) => !known.has(keyOfLine(one))),
    draft.state,
    context,
  );
  if (added) tellAsides(draft, added.rows, context);
}

/** The order as it would be, beside the one that stands. */
export function putSupposed(draft: Draft, supposed: readonly WishedService[], context: Context): boolean {
  const { state } = draft;
  const first = pricedOrder(supposed, state, context);
  const second = pricedOrder(state.wished, state, context);
  if (!second) return false;
  if (!first) return tellOpen(draft, supposed, context);
  const idsOf = (priced: readonly PriceRow[]) => priced.map(({ id }) => id).toSorted();
  if (idsOf(first.rows).join() === idsOf(second.rows).join()) return false;
  draft.told.push(first.rows, second.rows);
  draft.quoted = first.rows;
  const rows = [...first.rows, ...second.rows];
  draft.state = { ...draft.state, shownRowIds: [...new Set(rows.map(({ id }) => id))] };
  say(draft, 'whatIf', { orders: { orders: [first.rows] } });
  say(draft, 'whichSupposed');
  ask(draft, {
    kind: 'order',
    choices: [{ order: first.rows }, { order: second.rows }],
    orders: [first.wished, second.wished],
    isWhatIf: true,
  });
  return true;
}

/** "And the trims on top?": behind the price of these lines stands the order as it would be with them. */
export function putAdded(
  draft: Draft,
  rows: readonly PriceRow[],
  { text }: Understanding,
  context: Context,
): boolean {
  const { wished, slot, booked } = draft.state;
  if (!ADDED_ON.test(text) || wished.length === 0 || slot || booked) return false;
  const list = linesOf(context.index);
  const lines = list.lines.filter((line) => line.rows.some((row) => rows.includes(row)));
  return putSupposed(draft, [...wished, ...lines.map((line) => wishForLine(line, list))], context);
}

/** A condition beside a question about what is wanted: it is no order. A day that is named with it is one. */
export function isWhatIf(message: Understanding, { wished, booked }: DialogState): boolean {
  const { text, intents, acts, times, cars } = message;
  if (wished.length === 0 || booked || cars.length > 1) return false;
  if (WOULD_LIKE.test(text) || intents.has('book') || times.reading?.isDayNamed === true) return false;
  const isCondition = IF.test(text.replace(IF_POLITE, ' '));
  const isAsked = text.includes('?') || intents.has('price') || acts.has('ask.price') || WOULD.test(text);
  return (isCondition && isAsked) || (WOULD.test(text) && !intents.has('together'));
}

/** What is asked for in the place of something else belongs to what it would come to. */
function supposedBy(
  { wished, asides = [] }: WishReading,
  { intents, text }: Understanding,
  before: readonly WishedService[],
  { index }: Context,
): WishedService[] {
  const known = new Set(before.map(keyOfLine));
  const fresh = wished.filter((one) => !known.has(keyOfLine(one)));
  if (ADDED_ON.test(text) && fresh.length > 0) return [...before, ...fresh];
  const isAllKept = before.every((one) => wished.some((other) => keyOfLine(other) === keyOfLine(one)));
  // "And if I took the big one instead?": nothing is named that would stay.
  const isBare = intents.has('instead') && !IN_PLACE_OF.test(text);
  if (isBare && isAllKept && fresh.length > 0) return fresh;
  const left = isAllKept ? withoutReplaced(wished, text) : wished;
  if (left.length === before.length || fresh.length > 0 || asides.length === 0) return wished;
  const list = linesOf(index);
  const lines = list.lines.filter(({ rows }) => rows.some((row) => asides.includes(row)));
  return [...left, ...lines.map((line) => wishForLine(line, list))];
}

/** What is named behind "instead of" goes. */
function withoutReplaced(wished: readonly WishedService[], text: string): WishedService[] {
  const [, behind = ''] = IN_PLACE_OF.exec(text) ?? [];
  const { concepts } = readMessage(behind);
  const isMeant = ({ service, zone, material }: WishedService) =>
    [...readSense([service, zone, material].filter(Boolean).join(' ')).concepts].some(
      (id) => !isWeakConcept(id) && concepts.has(id),
    );
  return wished.filter((one) => !isMeant(one));
}

/** "What would the same be for my wife's car?" is no other order for this one. */
function isOfOtherCar(supposed: readonly WishedService[], { car, wished }: DialogState): boolean {
  const known = new Set([carName(car), ...wished.map((one) => carName(one.car))]);
  return supposed.some((one) => one.car !== undefined && !known.has(carName(one.car)));
}

/** What is not settled yet is shown with its prices, and nothing of it is taken. */
function tellOpen(draft: Draft, supposed: readonly WishedService[], context: Context): boolean {
  const known = new Set(draft.state.wished.map(keyOfLine));
  const fresh = supposed.filter((one) => !known.has(keyOfLine(one)));
  const rows = narrowWishes({ ...draft.state, wished: fresh }, context).flatMap(
    ({ found }): readonly PriceRow[] =>
      found.kind === 'row' ? [found.row] : found.kind === 'missing' ? found.rows : [],
  );
  if (rows.length === 0 || !tellAsides(draft, rows, context)) return false;
  repeatQuestion(draft, context);
  return true;
}

function pricedOrder(wished: readonly WishedService[], state: DialogState, context: Context) {
  const narrowed = narrowWishes({ ...state, wished: [...wished] }, context);
  const rows = narrowed.flatMap(({ rows }) => rows);
  const isSettled = rows.length > 0 && narrowed.every(({ found }) => found.kind === 'row');
  return isSettled ? { wished: narrowed.map(({ wish }) => wish), rows } : null;
}
