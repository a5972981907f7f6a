import type { DialogState, WishedService } from '../../../dialog-state.ts';
import { isSameWord, telling } from '../../../prices/match/name-places.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import { foldText } from '../../../words/fold-text.ts';
import { splitWords } from '../../../words/split-words.ts';
import type { Context } from '../../context.ts';
import { answerToWhatIf } from '../../offers/answer-what-if.ts';
import { narrowWishes } from '../../wish/narrow-wish.ts';
import type { WishReading } from '../../wish/read-wish.ts';
import { sumOfWish } from '../../wish/sum-of-wish.ts';
import { wholeWish } from '../../wish/whole-wish.ts';
import { keyOfLine } from '../list-lines.ts';
import { isSumOf, sumsSaid } from './sum-said.ts';

/** One of the orders that were put to the client: tapped, told by its place, by its sum, or part by part. */
export function readOrderAnswer(
  message: Understanding,
  state: DialogState,
  context: Context,
): WishReading | null {
  const { kind, choices = [], orders = [] } = state.asked ?? {};
  if (kind !== 'order' || orders.length === 0) return null;
  const said = foldText(message.text.trim());
  const tapped = choices.findIndex((choice) => foldText(choice) === said);
  const counted = message.ordinal === null ? -1 : orders.indexOf(orders.at(message.ordinal) ?? []);
  const supposed = answerToWhatIf(message, state, context) ?? -1;
  const [pointed = -1] = [tapped, counted, supposed].filter((at) => at >= 0);
  const told = pointed >= 0 ? [pointed] : bySum(message, state, context);
  const [first = -1, ...others] = told.length > 0 ? told : byParts(message, orders);
  const wished = BOTH.test(message.text) ? inAll(orders) : others.length === 0 ? orders[first] : undefined;
  if (!wished) return null;
  return { ...wholeWish(wished, state), isAnswer: true };
}

/** "The 144 one", "the 21 one" of 21 000 */
function bySum({ text, times }: Understanding, state: DialogState, context: Context): number[] {
  // "Tuesday at 10" names no sum of 10 000.
  const { start, end } = times.reading?.isDayNamed ? times.reading.span : { start: 0, end: 0 };
  const said = sumsSaid(`${text.slice(0, start)} ${text.slice(end)}`);
  return (state.asked?.orders ?? []).flatMap((wished, at) => {
    const total = sumOf(wished, state, context);
    return said.some((sum) => isSumOf(total, sum)) ? [at] : [];
  });
}

export function sumOf(wished: readonly WishedService[], state: DialogState, context: Context): number {
  return narrowWishes({ ...state, wished: [...wished] }, context).reduce(
    (sum, one) => sum + sumOfWish(one),
    0,
  );
}

/** "The front ones, the screen, the rear and the old film off": one of the orders is named part by part, and nothing besides. */
function byParts({ text, denied, intents }: Understanding, orders: readonly WishedService[][]): number[] {
  if (denied.length > 0 || intents.has('no') || text.includes('?')) return [];
  const words = splitWords(text);
  const all = inAll(orders);
  const named = new Set(all.filter((one) => isNamed(one, all, words)).map(keyOfLine));
  if (named.size < FEWEST_PARTS) return [];
  return orders.flatMap((order, at) => {
    const keys = new Set(order.map(keyOfLine));
    return keys.size === named.size && [...keys].every((key) => named.has(key)) ? [at] : [];
  });
}

const FEWEST_PARTS = 2;

/** A word is said that this line has and no other of them. */
function isNamed(line: WishedService, all: readonly WishedService[], words: readonly string[]): boolean {
  const others = all.filter((one) => one !== line).flatMap(wordsOf);
  const own = wordsOf(line).filter((word) => !others.some((other) => isSameWord(word, other)));
  return own.some((word) => words.some((said) => isSameWord(word, said) || isShortOf(said, word)));
}

/** "Зад" of "задняя" */
function isShortOf(said: string, word: string): boolean {
  return said.length >= SHORT_FORM && word.startsWith(said);
}

const SHORT_FORM = 3;

function wordsOf({ service, zone, material }: WishedService): string[] {
  return telling([service, zone, material].filter(Boolean).join(' '));
}

/** Everything that was put to the client, each once. */
function inAll(orders: readonly WishedService[][]): WishedService[] {
  const all = orders.flat();
  return all.filter((one, at) => all.findIndex((other) => keyOfLine(other) === keyOfLine(one)) === at);
}

const BOTH =
  /(?<!\p{L})(?:all three|all of them|alle drei|всі три|усі три|все три|both|all of (?:it|them|that)|beides?|alle (?:beide|zusammen)|обидв\p{L}*|обоє|оба|обе|и то,? и (?:то|другое|это)|і те,? і (?:те|інше|це)|и то и то|і те і те)(?!\p{L})/iu;
