import { type PlainView, rewrite } from './rewrite.ts';

/** Sums as a scanner or a hurried hand writes them, made readable: "2O,– €", "l5,—", "12т", "250г", "18-00". */
export function mendSums(view: PlainView): PlainView {
  let mended = rewrite(view, WORN_SUM, digitsOf);
  if (isUsual(mended.text, WORN_THOUSANDS)) mended = rewrite(mended, WORN_THOUSANDS, digitsOf);
  if (isUsual(mended.text, SHORT_THOUSANDS)) mended = rewrite(mended, SHORT_THOUSANDS, () => ' тыс');
  if (isUsual(mended.text, SHORT_HRYVNIAS)) mended = rewrite(mended, SHORT_HRYVNIAS, () => ' грн');
  if (isUsual(mended.text, DASHED_COINS)) mended = rewrite(mended, DASHED_COINS, () => '.');
  return mended;
}

/** One such sum may be a name or a measure; a page of them is a habit. */
function isUsual(text: string, pattern: RegExp): boolean {
  return [...text.matchAll(pattern)].length >= 3;
}

function digitsOf(worn: string): string {
  return worn.replace(/[OoОоlISЗ]/gu, (letter) => DIGITS[letter] ?? letter);
}

const DIGITS: Record<string, string> = { O: '0', o: '0', О: '0', о: '0', l: '1', I: '1', S: '5', З: '3' };

const WORN = '(?=[OoОоlIS\\d]*[OoОоlIS])[OoОоlIS\\d]';

/** A letter that looks like a digit is one beside a currency, before a dash for cents, or among digits at a line's end. */
const WORN_SUM = new RegExp(
  [
    `(?<=[€£$₴₽] ?)${WORN}{2,5}(?![\\p{L}\\d])`,
    `(?<![\\p{L}\\d.,])(?=[OoОоlIS]*\\d)${WORN}{2,5}(?=[.,]?[-–—]{0,2} ?(?:[€£₴₽]|грн|руб|р\\.|eur)(?!\\p{L}))`,
    `(?<![\\p{L}\\d.,])(?=[OoОоlIS]*\\d)${WORN}{2,5}(?=[.,] ?[-–—])`,
    `(?<=(?:[.…] ?| {2}|\\t))(?=[OoОоlI]*\\d)(?=\\d*[OoОоlI])[OoОоlI\\d]{2,5}(?=\\s*$| {2}|\\t)`,
  ].join('|'),
  'gmu',
);

/** "6 5OO", "l8 ООО", "85O" on a page that a scanner read. */
const WORN_THOUSANDS =
  /(?<![\p{L}\d.,])(?:[\dlIЗ][\dlIOОЗ]{0,2} [\dOoОо]{0,2}[OoОо][\dOoОо]{0,2}|\d{1,3}[OО]{1,3})(?![\p{L}\d])/gu;

const SHORT_THOUSANDS = /(?<=(?<![\p{L}\d])\d{1,3}(?:[.,]\d)?)т(?=\s*(?:$|[,;)/]|\.\s*$|пара))/gmu;
const SHORT_HRYVNIAS = /(?<=(?<![\p{L}\d])\d{2,5})г(?=\s*(?:$|[,;)/]))/gmu;
const DASHED_COINS = /(?<=(?<![\d-])\d{1,4})-(?=[05]0\s*$)/gmu;
