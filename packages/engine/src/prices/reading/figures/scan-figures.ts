import { isMakeWord } from '../../../cars/index.ts';
import { once } from '../../../words/once.ts';
import { splitWords } from '../../../words/split-words.ts';
import type { Figure } from './figure.ts';
import { MEASURE_UNIT, TIME_UNIT } from './figure-words.data.ts';
import { currencyAfter } from './find-currency.ts';
import { findNoise, type Stretch } from './noise.ts';
import { type ReadingHabits, readFigure } from './read-figure.ts';
import { NUMBER, readNumber } from './read-number.ts';
import { findSpokenNumbers, type SpokenNumber } from './spoken-numbers.ts';

/** A number found in a line before it is known what it counts. */
export type RawNumber = {
  start: number;
  end: number;
  value: number;
  isAmbiguous: boolean;
  isSpoken: boolean;
  /** The last number of its list says "thousand" for all. */
  isThousands: boolean;
  /** The upper end of a range said in words: "от двадцати до сорока тысяч". */
  spokenTo?: { value: number; end: number };
};

/** The prices, raises and durations of a line, in order. Every other number is left to the words around it. */
export function scanFigures(line: string, habits: ReadingHabits): Figure[] {
  if (!line.includes('\t')) return scanCell(line, habits);
  let from = 0;
  return line.split('\t').flatMap((cell) => {
    const start = from;
    from += cell.length + 1;
    return scanCell(cell, habits).map((figure) => ({
      ...figure,
      start: figure.start + start,
      end: figure.end + start,
    }));
  });
}

/** What stands in one cell never belongs to a figure of the next: "40", "шт" and "450" are three cells. */
function scanCell(line: string, habits: ReadingHabits): Figure[] {
  const noise = findNoise(line);
  const figures: Figure[] = [...line.matchAll(HALF_HOUR)].map(({ index, 0: words }) => ({
    kind: 'duration',
    start: index,
    end: index + words.length,
    minutes: 30,
    days: null,
  }));
  let free = 0;
  for (const raw of rawNumbers(masked(line, noise), habits)) {
    if (raw.start < free) continue;
    const figure = readFigure(line, raw, habits);
    if (!figure) continue;
    figures.push(figure);
    free = figure.end;
  }
  return figures.sort((a, b) => a.start - b.start);
}

const HALF_HOUR = /(?<!\p{L})(?:пів ?години|пол ?часа|half an hour|halbe stunde)(?!\p{L})/giu;

function rawNumbers(line: string, habits: ReadingHabits): RawNumber[] {
  const written = [...line.matchAll(WRITTEN)].flatMap((match) =>
    splitGroups(match[0], match.index, line, habits),
  );
  const spoken = /\p{L}/u.test(line)
    ? findSpokenNumbers(line)
        .filter((found, _, all) => found.isMoney || isPricedWord(line, found, all, habits))
        .filter(({ start }) => !isTailOfWord(line, start))
        .map(({ start, end, value }) => ({
          start,
          end,
          value,
          isAmbiguous: false,
          isSpoken: true,
          isThousands: false,
        }))
    : [];
  const shared = [
    ...sharedThousands(line),
    ...(habits.unsaidThousands ? [...followedThousands(line), ...boundsInThousands(line)] : []),
  ];
  const marked = written.map((raw) => ({
    ...raw,
    isThousands: shared.some((list) => raw.start >= list.start && raw.end <= list.end),
  }));
  return withSpokenRanges(
    [...marked, ...spoken].sort((a, b) => a.start - b.start),
    line,
  );
}

/** "День-два" counts days: a number word tied to a word that is no number. */
function isTailOfWord(line: string, start: number): boolean {
  const word = /(\p{L}+)-$/u.exec(line.slice(Math.max(0, start - 20), start))?.[1];
  return word !== undefined && findSpokenNumbers(word).length === 0;
}

/** "Двадцать пять - сорок тысяч": the thousands of the upper end hold for the lower one as well. */
function withSpokenRanges(numbers: RawNumber[], line: string): RawNumber[] {
  return numbers.map((raw, at) => {
    const next = numbers[at + 1];
    if (!raw.isSpoken || !next?.isSpoken || !SPOKEN_TO.test(line.slice(raw.end, next.start))) return raw;
    const value = next.value >= 1000 && raw.value < 100 ? raw.value * 1000 : raw.value;
    return next.value > value ? { ...raw, value, spokenTo: { value: next.value, end: next.end } } : raw;
  });
}

const SPOKEN_TO = /^\s?(?:-|–|—|до|bis|to)\s?$/iu;

/** "2,5 / 11 / 35 тис": one word for the whole list; the last number reads it itself. */
function sharedThousands(line: string): Stretch[] {
  return [...line.matchAll(THOUSANDS_LIST)].map((match) => ({
    start: match.index,
    end: match.index + (match.groups?.list?.length ?? 0),
  }));
}

const THOUSANDS_LIST =
  /(?<list>(?:(?<!\d)\d{1,3}(?:[.,]\d)?\s?[/;,|]\s){1,8}|(?:(?<!\d)\d{1,3}(?:[.,]\d)?\s?\/\s?){1,8})(?:від|от|ab|from)?\s?\d{1,3}(?:[.,]\d)?\s?(?:k|к|тыс|тис|tsd|т\.?\s?р)(?!\p{L}{3})/giu;

/** "Винил от 85, полиуретан от 170 тыс": two lower bounds of one list are of one size. */
function boundsInThousands(line: string): Stretch[] {
  return [...line.matchAll(BOUNDS)].map(({ index, groups }) => ({
    start: index,
    end: index + (groups?.price?.length ?? 0),
  }));
}

const BOUNDS =
  /(?<=(?:от|від)\s)(?<price>\d{1,3}(?:[.,]\d)?)(?=,\s[\p{L}\s]{3,30}\s(?:от|від)\s\d{1,3}(?:[.,]\d)?\s?(?:к|тыс|тис|тыр|т\.?р)(?!\p{L}{4}))/giu;

/** "Легковые 8 тыс., кроссоверы 9,5": what was said in thousands goes on in thousands to the end of the sentence. */
function followedThousands(line: string): Stretch[] {
  return [...line.matchAll(SAID_THOUSANDS)].flatMap((said) => {
    const from = said.index + said[0].length;
    const rest = line.slice(from).split(/[.;!?](?=\s+\p{Lu})/u)[0] ?? '';
    const small = /^\s\p{L}+\s?,/u.test(rest) ? SMALL_PRICE_FIRST : SMALL_PRICE;
    const lists = [...line.slice(from).matchAll(SMALL_LIST)];
    return [...rest.matchAll(small), ...lists].map(({ index, groups }) => ({
      start: from + index,
      end: from + index + (groups?.price?.length ?? 0),
    }));
  });
}

const SAID_THOUSANDS = /\d\s?(?:тыс|тис)(?:\.|яч\p{L}*)?(?!\p{L})/giu;
const SMALL_PRICE =
  /(?<=\p{L}\s(?:от\s|від\s)?)(?<price>\d{1,2}(?:[.,]5)?)(?=\s?(?:,\s|;|\.?$|\.\s|(?:до|-|–)\s?\d{1,2}(?!\d)))/giu;

/** "Керамика 25 тысяч. Полировка 12 / 14 / 17". */
const SMALL_LIST =
  /(?<=\p{L}\s)(?<price>\d{1,2}(?:[.,]\d)?(?:\s?\/\s?\d{1,2}(?:[.,]\d)?)+)(?=\s*(?:[.;](?:\s|$)|$))/giu;

/** "3 тыс седан, 3,5 универсал": the names stand behind their prices. */
const SMALL_PRICE_FIRST =
  /(?<=,\s(?:а\s|и\s|і\s|та\s)?)(?<price>\d{1,2}(?:[.,]\d)?)(?=\s\p{L}{3,}(?:\s?[,;.]|\s*$))/giu;

/** "thirty" is a price when a currency follows or when it answers what something costs. */
function isPricedWord(
  line: string,
  { start, end, value, isPiece }: SpokenNumber,
  all: readonly SpokenNumber[],
  { unsaidThousands }: ReadingHabits,
): boolean {
  const rest = line.slice(end);
  if (isPiece || OPENING_HOURS.test(`${line.slice(Math.max(0, start - 24), start)}|${rest.slice(0, 4)}`))
    return false;
  if (value >= 5 && currencyAfter(rest) !== null) return true;
  if (value >= 20 && PER_PIECE.test(rest)) return true;
  const next = all.find((one) => one.start > end && one.start - end < 8);
  if (SPOKEN_TO_NEXT.test(rest) && next) return !counted().test(line.slice(next.end));
  if (value >= 20 && COSTS.test(line.slice(Math.max(0, start - 14), start))) return true;
  const before = all.findLast((one) => one.end < start);
  if (before && value > before.value && FROM_TO.test(line.slice(Math.max(0, before.start - 5), start)))
    return true;
  // Where prices are spoken all along, a lone "ninety" at the end of a clause is one too.
  const isAnswer = (one: SpokenNumber) =>
    one.value >= 20 && COSTS.test(line.slice(Math.max(0, one.start - 14), one.start));
  const isSpokenText =
    all.filter((one) => one.isMoney).length >= 2 ||
    (value >= 20 && all.some(isAnswer)) ||
    all.some((one) => one.value >= 5 && currencyAfter(line.slice(one.end)) !== null);
  if (!isSpokenText || value < (unsaidThousands ? 1.5 : 10)) return false;
  if (!unsaidThousands) return !counted().test(rest);
  const large = all.findLast((one) => one.end < start && one.value >= 1000);
  if (large && value < 100 && isFlowing(line, large, start))
    return !counted().test(rest) && !NO_SUM_BEFORE.test(line.slice(Math.max(0, start - 5), start));
  return /^\s*(?:[,.;]|$|(?:and|each|und|и|та|і|das|pro|je|per|for|a|für|за|пара|paar|an)(?!\p{L}))/iu.test(
    rest,
  );
}

/** Speech that was written down without marks: what was said in thousands goes on in thousands. */
function isFlowing(line: string, before: SpokenNumber, start: number): boolean {
  const between = line.slice(before.end, start);
  return /^[\p{L}\s'’ʼ]+$/u.test(between) && between.trim().split(/\s+/u).length <= MOST_WORDS_BETWEEN;
}

const MOST_WORDS_BETWEEN = 8;
/** "С десяти до восьми": either end. */
const OPENING_HOURS = /(?<!\p{L})(?:с|з|із)\s(?:\|\sдо|[\p{L}'’ʼ]+\sдо\s\|)/iu;
/** "В два слоя". */
const NO_SUM_BEFORE = /(?<!\p{L})(?:с|со|до|в|во|к|о|на|з|із|об|у)\s$/iu;

/** "Headlights forty a pair". */
const PER_PIECE =
  /^\s(?:(?:an?|the|per|pro|je|das)\s(?:pair|set|window|wheel|seat|side|panel|paar|stück|seite|sitz|felge)|each|apiece)(?!\p{L})/iu;
/** What a number word counts when it is no price: time, shares, things. */
const counted = once(
  () =>
    new RegExp(
      `^\\s?-?\\s?(?:${TIME_UNIT}|${MEASURE_UNIT}|per ?cent|prozent|%|-?off|or so|ish|degrees|grad)(?!\\p{L})`,
      'iu',
    ),
);
/** "От семи до двенадцати". */
const FROM_TO = /(?<!\p{L})(?:от|від|from|von)\s\p{L}+\s(?:до|to|bis)\s$/iu;
const SPOKEN_TO_NEXT = /^\s?(?:-|–|—|до|bis|to)\s/iu;
const COSTS = /(?<!\p{L})(?:is|at|costs?|runs?|kostet|стоит|коштує|по|für|від|от)\s$/iu;
const WRITTEN = new RegExp(`(?:(?<![\\p{L}\\d_])|(?<=(?<![\\p{L}\\d])[xх]))(?:${NUMBER})`, 'gu');

/** "300 400 500" is three columns and "208 500" after a car make is a model and a price. */
function splitGroups(written: string, start: number, line: string, habits: ReadingHabits): RawNumber[] {
  const { value, ambiguous } = readNumber(written);
  const groups = [...written.matchAll(/\d+/g)];
  const isSpaced = / /.test(written);
  const isColumns =
    (isSpaced &&
      !habits.spacedThousands &&
      !/^\s?[€₴₽]|^\s?(?:грн|руб|zł|eur)/iu.test(line.slice(start + written.length))) ||
    (isSpaced &&
      habits.columns === groups.length &&
      !/ 0?00(?!\d)/.test(written) &&
      /^\d{2}/.test(written) &&
      areAlike(groups.map(([digits]) => Number(digits)))) ||
    (isSpaced && isMakeWord(splitWords(line.slice(Math.max(0, start - 20), start)).at(-1) ?? ''));
  const isOneNumber = /^\d{1,3}(?:[.,'’]\d{3}){2,}$|^\d{1,3}(?: \d{3})* (?:\d00|000)$/.test(written);
  if (groups.length > 1 && ((value > habits.largestPrice && !isOneNumber) || isColumns))
    return groups.map((group) => ({
      start: start + group.index,
      end: start + group.index + group[0].length,
      value: Number(group[0]),
      isAmbiguous: false,
      isSpoken: false,
      isThousands: false,
    }));
  return [
    {
      start,
      end: start + written.length,
      value,
      isAmbiguous: ambiguous,
      isSpoken: false,
      isThousands: false,
    },
  ];
}

/** Prices of neighbouring columns are of one size: "250 300", but "11 900" is one number. */
function areAlike(values: readonly number[]): boolean {
  return Math.max(...values) <= Math.min(...values) * 5;
}

/** The line with the digits of phones, dates and the like made unreadable. */
function masked(line: string, noise: readonly Stretch[]): string {
  let text = line;
  for (const { start, end } of noise)
    text = text.slice(0, start) + text.slice(start, end).replace(/\d/g, '_') + text.slice(end);
  return text;
}
