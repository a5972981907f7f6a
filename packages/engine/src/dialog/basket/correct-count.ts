import type { DialogState, WishedService } from '../../dialog-state.ts';
import { isSameWord, telling } from '../../prices/match/name-places.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { splitWords } from '../../words/split-words.ts';
import { numberIn } from '../order/counts/said-numbers.ts';
import type { WishReading } from '../wish/read-wish.ts';
import { wholeWish } from '../wish/whole-wish.ts';

/**
 * "Just 1 bumper, not 2", "take one off", "я просил одну дверь": of something that stands several times fewer are
 * wanted. Everything else stays as it is. Null where nothing of the kind is said.
 */
export function countCorrected(message: Understanding, state: DialogState): WishReading | null {
  const { wished, booked } = state;
  const { text, intents, times, denied } = message;
  if (booked || text.includes('?') || times.reading !== null) return null;
  const told = timesTold(message, state) ?? otherNumber(message, state);
  if (told) return told;
  const several = wished.filter(({ count = 1 }) => count > 1);
  const said = splitWords(text);
  const named = several.filter((one) => isNamed(one, said));
  const [line, ...others] = named.length > 0 ? named : several;
  if (!line || others.length > 0) return null;
  const before = line.count ?? 1;
  const isLess = ONE_LESS.test(text);
  const isTold = (['only', 'no', 'instead'] as const).some((intent) => intents.has(intent));
  const numbers = said.flatMap((word) => numberIn(word) ?? []);
  const isOldDenied = denied.length > 0 || NOT_SO_MANY.test(text);
  const [fewer, ...more] = [...new Set(numbers.filter((value) => value < before))];
  const isPlain = fewer !== undefined && more.length === 0 && (isTold || isOldDenied);
  const count = isLess ? before - 1 : isPlain ? fewer : null;
  // A number beside another thing counts that.
  const isOfOther = named.length === 0 && wished.some((one) => one !== line && isNamed(one, said));
  if (count === null || isOfOther) return null;
  return wholeWish(
    wished.map((one) => (one === line ? withCount(one, count) : one)),
    state,
  );
}

/** "6 mal Steinschlag ausbessern", "kratzer polieren 2x", "zweimal polieren": of the one thing that is named, so many. */
function timesTold({ text, denied }: Understanding, state: DialogState): WishReading | null {
  const [, figure, word] = TIMES.exec(text) ?? [];
  const count = figure === undefined ? ONCE.findIndex((times) => times.test(word ?? '')) : Number(figure);
  if (count < 2 || denied.length > 0) return null;
  const said = splitWords(text);
  const [line, ...others] = state.wished.filter((one) => isNamed(one, said) || isCalled(one, said));
  if (!line || others.length > 0 || line.count === count) return null;
  return wholeWish(
    state.wished.map((one) => (one === line ? withCount(one, count) : one)),
    state,
  );
}

/** "Two seats, not one", "2 statt einem": the number that stands is the wrong one. */
function otherNumber({ text }: Understanding, state: DialogState): WishReading | null {
  const said = splitWords(text);
  const numbers = said.map((word) => numberIn(word));
  const at = said.findIndex(
    (word, place) => NOT.test(word) && numbers.slice(place + 1, place + 3).some((one) => one !== null),
  );
  const wrong = at < 0 ? null : numbers.slice(at + 1, at + 3).find((one) => one !== null);
  const [right, ...more] = [
    ...new Set(numbers.flatMap((one) => (one === null || one === wrong ? [] : [one]))),
  ];
  if (wrong == null || right === undefined || more.length > 0 || right < 1) return null;
  const counted = state.wished.filter(({ count = 1 }) => count === wrong);
  const named = counted.filter((one) => isNamed(one, said) || isCalled(one, said));
  const [line, ...others] = named.length > 0 ? named : counted;
  // The number of "2 years" or "1 layer" tells which, and not how often.
  const isOfName = splitWords(line?.material ?? '').some((word) => numberIn(word) !== null);
  if (!line || others.length > 0 || isOfName) return null;
  return wholeWish(
    state.wished.map((one) => (one === line ? withCount(one, right) : one)),
    state,
  );
}

const NOT = /^(?:not|instead|nicht|nich|statt|anstatt|keine?[nrs]?|не|вместо|замість)$/u;

const TIMES =
  /(?<![\p{L}\d:.,])(?:(\d{1,2})\s?(?:mal|x|х|×|times|stück|stk|pcs|pieces|штук\p{L}*|шт|раз(?:а|и|ів)?)|(twice|zweimal|dreimal|viermal|двічі|дважды|тричі|трижды))(?![\p{L}\d])/iu;
const ONCE = [
  /^$/u,
  /^$/u,
  /^(?:twice|zweimal|двічі|дважды)$/iu,
  /^(?:dreimal|тричі|трижды)$/iu,
  /^viermal$/iu,
];

function isCalled({ service }: WishedService, said: readonly string[]): boolean {
  return telling(service).some((name) => said.some((word) => isSameWord(name, word)));
}

function withCount({ count: _, ...one }: WishedService, count: number): WishedService {
  return count > 1 ? { ...one, count } : one;
}

function isNamed({ service, zone, material }: WishedService, said: readonly string[]): boolean {
  return telling(zone ?? material ?? service).some((name) => said.some((word) => isSameWord(name, word)));
}

/** One of them goes. */
const ONE_LESS =
  /(?<!\p{L})(?:(?:take|leave|remove|drop) (?:one|1)(?:\s\p{L}+){0,3}(?:\s(?:off|out|away))?|one (?:less|fewer|too many)|(?:eins|einen?|1) (?:weniger|zu viel|raus|weg)|(?:одн[уи]й?|один|одне|одно)(?:\s\p{L}+){0,2}\s(?:уберите|убери|лишн\p{L}*|приберіть|прибери|зайв\p{L}*)|(?:уберите|убери|приберіть|прибери) (?:одн[ую]|один|одне|одно))(?!\p{L})/iu;

/** "… not two". */
const NOT_SO_MANY = /(?<!\p{L})(?:not|nicht|keine|не)\s(?:\d{1,2}|\p{L}+)(?!\p{L})/iu;
