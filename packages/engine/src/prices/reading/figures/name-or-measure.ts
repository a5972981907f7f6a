import { isMakeWord } from '../../../cars/index.ts';
import { splitWords } from '../../../words/split-words.ts';
import { NAMED_BEFORE } from './figure-words.data.ts';
import type { RawNumber } from './scan-figures.ts';

/** Whether a number without a currency is a name or a count: "Mazda 3", "3M 2080", "class 2", "4 doors", the year 2026. */
export function isNameOrMeasure(line: string, raw: RawNumber, end: number, valueTo: number | null): boolean {
  const before = line.slice(Math.max(0, raw.start - 24), raw.start);
  const last = splitWords(before).at(-1) ?? '';
  const isBesideWord = /[\p{L}\p{N}]\s?-?$/u.test(before);
  const isRange = valueTo !== null && valueTo >= SMALLEST_BARE_PRICE && raw.value >= 3;
  const isToTheCent = /\d[.,]\d{2}$/u.test(line.slice(raw.start, raw.end));
  if (
    !isRange &&
    !isToTheCent &&
    raw.value < SMALLEST_BARE_PRICE &&
    (raw.value < 5 || Number.isInteger(raw.value))
  )
    return true;
  if (isYear(raw)) return true;
  if (isBesideWord && isMakeWord(last)) return true;
  if (isBesideWord && FILM_CODES.get(last)?.includes(String(raw.value))) return true;
  if (raw.value < (SHORT_CLASS.test(before) ? 10 : 100) && NAMED.test(before)) return true;
  if (SHADES.has(raw.value) && /(?<!\p{L})tint\s?$/iu.test(before)) return true;
  return (
    Number.isInteger(raw.value) &&
    raw.value <= LARGEST_COUNT &&
    /^\s?(?!(?:each|per|pro|je|for|für|за|на|if|an?|в)(?!\p{L}))\p{L}/u.test(line.slice(end))
  );
}

const SMALLEST_BARE_PRICE = 10;
const LARGEST_COUNT = 12;
const NAMED = new RegExp(`(?<!\\p{L})${NAMED_BEFORE}\\s?-?$`, 'iu');
/** "kl. 60" is a small dent for sixty and no class of that number. */
const SHORT_CLASS = /(?<!\p{L})(?:kl|gr)\.\s?$/iu;
/** How much light the usual tints let through, in percent: "tint 35". */
const SHADES = new Set([5, 10, 15, 20, 35, 50, 70]);
const FILM_CODES = new Map<string, readonly string[]>([
  ['3m', ['1080', '2080', '8518', '8519', '180', '3500']],
  ['oracal', ['970', '975', '951', '751', '641', '651', '551']],
  ['orafol', ['970', '975', '951', '751']],
  ['arlon', ['2100', '4600', '6000']],
  ['avery', ['900', '1000', '1080']],
  ['llumar', ['05', '15', '35', '50']],
]);

function isYear(raw: RawNumber): boolean {
  return raw.end - raw.start === 4 && raw.value >= 2015 && raw.value <= 2035 && raw.value % 50 !== 0;
}
