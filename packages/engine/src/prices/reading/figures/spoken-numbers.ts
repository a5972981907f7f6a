import { foldText } from '../../../words/fold-text.ts';
import { remembering } from '../../../words/remembering.ts';
import { COUNTED_SLANG, MONEY_SLANG, NUMBER_WORDS, THOUSANDS_SLANG_WORDS } from './number-words.data.ts';

/** `isMoney` says that the words are an amount even without a currency beside them. */
export type SpokenNumber = {
  start: number;
  end: number;
  value: number;
  isMoney: boolean;
  /** The word counts things when it stands alone: "за штуку". */
  isPiece: boolean;
};

/** Amounts written as words in a line: "полторы тысячи", "two fifty", "anderthalbtausend", "дві з половиною". */
export function findSpokenNumbers(line: string): SpokenNumber[] {
  const words = [...line.matchAll(/\p{L}[\p{L}'’ʼ]*/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    value: valueOfWord(foldText(match[0])),
    folded: foldText(match[0]),
  }));
  const found: SpokenNumber[] = [];
  let at = 0;
  while (at < words.length) {
    const first = words[at];
    if (!first || first.value === null) {
      at++;
      continue;
    }
    let end = at;
    while (continues(words, end, line) && !startsAnew(words, at, end)) end++;
    while (end > at && words[end]?.value === null) end--;
    const run = words.slice(at, end + 1);
    const value = add(run.map((word) => ({ folded: word.folded, value: word.value })));
    const isMoney = isMoneyLike(
      run.map((word) => word.folded),
      value,
    );
    const isPiece = run.length === 1 && NEVER_ALONE.has(first.folded);
    found.push({ start: first.start, end: words[end]?.end ?? first.end, value, isMoney, isPiece });
    at = end + 1;
  }
  return found;
}

const SLANG = new Map(Object.entries(MONEY_SLANG));
const THOUSANDS_SLANG = new Set(THOUSANDS_SLANG_WORDS.split(/\s+/));
const PLAIN = new Map(Object.entries(NUMBER_WORDS));

type Word = { folded: string; value: number | null };
type PlacedWord = Word & { start: number; end: number };

const HALVES = new Set(['половиной', 'половиною', 'половина', 'halb', 'half']);
const JOINERS = new Set(['с', 'з', 'із', 'and', 'und', 'a', 'и', 'і']);

/** Words that mean a thing of their own when no number stands before them: pieces, models, service stations. */
const NEVER_ALONE = new Set([
  'штука',
  'штуку',
  'штуки',
  'кусок',
  'куска',
  'grand',
  'riese',
  'riesen',
  'тыс',
  'тис',
  'сто',
]);

function continues(words: readonly PlacedWord[], at: number, line: string): boolean {
  const [here, next, after] = [words[at], words[at + 1], words[at + 2]];
  if (!here || !next) return false;
  const gap = line.slice(here.end, next.start);
  // "twenty-five" is one number, "полторы-две" is a range.
  const isHyphened = gap === '-' && (here.value ?? 0) >= 20 && (next.value ?? 99) < 10;
  if (!/^\s{1,2}$/.test(gap) && !isHyphened) return false;
  if (PIECE.test(next.folded) && (here.value ?? 0) >= 5) return false;
  if ((here.value ?? 0) >= 100 && (next.value ?? 0) < 10 && COUNTED.test(after?.folded ?? '')) return false;
  if (next.value !== null) return canFollow(here.value ?? 0, next.value);
  if (!JOINERS.has(next.folded)) return false;
  // "two hundred and fifty" is one number, "two forty and three eighty" are two.
  const isCounted = next.folded === 'and' && HUNDREDS.has(here.folded) && (after?.value ?? 100) < 100;
  return HALVES.has(after?.folded ?? '') || isCounted;
}

/** "Восемьсот штука": five and more would be "штук", so the word means each. */
const PIECE = /^штук[ауи]$/u;

/** "Девять тысяч один слой": what counts layers or years is no part of the sum before it. */
const COUNTED =
  /^(?:сло[йяеє]|шар|этап|етап|фаз|крок|шаг|лет$|рок|рік|год|мест|місц|layer|coat|stage|step|schicht|stuf|year|jahr)/u;

const HUNDREDS = new Set(['hundred', 'thousand', 'grand', 'hundert', 'tausend']);

/** "four three" and "fifty sixty" are two numbers in a row and not one. */
function canFollow(here: number, next: number): boolean {
  if (next >= 100 || here === 0.5 || next === 0.5) return true;
  if (here >= 10 && here < 20 && next < 10) return false;
  return !(here < 10 && next < 10 && here >= 1) || next < 1;
}

/**
 * Whether the next number word begins another number: "thirty five forty five", "триста четыреста", "one twenty one
 * forty".
 */
function startsAnew(words: readonly PlacedWord[], first: number, last: number): boolean {
  const said = words.slice(first, last + 1).map(({ value }) => value ?? 0);
  const run = said.slice(said.lastIndexOf(1000) + 1);
  const [next, after] = [words[last + 1]?.value ?? 0, words[last + 2]?.value ?? 0];
  const [before = 0, here = 0] = [run.at(-2), run.at(-1)];
  if (isHundreds(next)) return run.some(isHundreds);
  if (here >= 20 && here < 100 && next >= 10 && next < 100) return true;
  if (before >= 20 && before < 100 && here < 10 && here >= 1 && next < 100 && next >= 1) return true;
  if (isHundreds(here) && next < 10 && isHundreds(after)) return true;
  return run.length > 1 && here >= 10 && next < 10 && next >= 1 && after >= 10 && after < 100;
}

function isHundreds(value: number): boolean {
  return value >= 100 && value < 1000 && value % 100 === 0;
}

const valueOfWord = remembering((folded): number | null => {
  if (HALVES.has(folded)) return 0.5;
  const slang = SLANG.get(folded) ?? SLANG.get(`${folded}_`);
  if (slang !== undefined) return slang;
  const plain = PLAIN.get(folded) ?? PLAIN.get(`${folded}_`);
  if (plain !== undefined) return plain;
  return folded.length >= 8 ? (germanCompound(folded) ?? germanPair(folded)) : null;
});

/** "zweihundertfünfzig", "tausendzweihundert", "anderthalbtausend". */
function germanCompound(word: string): number | null {
  const parts = /^(?:(.*?)tausend)?(?:und)?(?:(.*?)hundert)?(?:und)?(.*)$/.exec(word);
  if (!parts || (parts[1] === undefined && parts[2] === undefined)) return null;
  const thousands = parts[1] === undefined ? 0 : smallGerman(parts[1], 1);
  const hundreds = parts[2] === undefined ? 0 : smallGerman(parts[2], 1);
  const rest = smallGerman(parts[3] ?? '', 0);
  if (thousands === null || hundreds === null || rest === null) return null;
  return thousands * 1000 + hundreds * 100 + rest;
}

function smallGerman(word: string, empty: number): number | null {
  if (word === '') return empty;
  const slang = SLANG.get(word);
  if (slang !== undefined) return slang;
  const whole = PLAIN.get(word);
  if (whole !== undefined) return whole;
  return germanPair(word);
}

/** "fünfunddreißig". */
function germanPair(word: string): number | null {
  const pair = /^(.+)und(.+)$/.exec(word);
  const one = PLAIN.get(pair?.[1] ?? '');
  const ten = PLAIN.get(pair?.[2] ?? '');
  return one !== undefined && ten !== undefined && one < 10 && ten >= 20 && ten < 100 ? one + ten : null;
}

/** Adds a run of number words up; a hundred or a thousand multiplies what was said before it. */
function add(run: readonly Word[]): number {
  let total = 0;
  let current = 0;
  for (const { folded, value } of run) {
    if (value === null) continue;
    if (value === 1000 || (COUNTED_SLANG.includes(folded) && value >= 100)) {
      total += (current || 1) * value;
      current = 0;
    } else if (value === 100 && current > 0 && current < 100) current *= 100;
    else if (isSpokenPair(current, value)) current = current * 100 + value;
    else if (isShortThousands(current, value)) current = current * 1000 + value;
    else current += value;
  }
  const sum = total + current;
  // "дві з половиною" and "полторы" speak of thousands without saying so.
  return sum > 1 && sum < 10 && !Number.isInteger(sum) ? sum * 1000 : sum;
}

/** "two fifty" is 250 and "twelve fifty" is 1250. */
function isSpokenPair(current: number, value: number): boolean {
  return (
    current > 0 &&
    current < 100 &&
    value >= 10 &&
    value < 100 &&
    (current < 20 || current % 10 === 0) &&
    !(current >= 20 && value < 10)
  );
}

/** "три пятьсот" is 3500. */
function isShortThousands(current: number, value: number): boolean {
  return current > 0 && current < 100 && value >= 200 && value < 1000 && value % 100 === 0;
}

/** Names of bank notes are always money. */
const NOTES = new Set(['tenner', 'fiver']);

function isMoneyLike(run: readonly string[], value: number): boolean {
  const [only = ''] = run;
  if (run.length === 1 && THOUSANDS_SLANG.has(only)) return true;
  if (run.length === 1 && NOTES.has(only)) return true;
  if (value < 20) return false;
  if (run.length > 1) return true;
  return (
    !NEVER_ALONE.has(only) && (value >= 100 || SLANG.get(only) !== undefined || germanPair(only) !== null)
  );
}
