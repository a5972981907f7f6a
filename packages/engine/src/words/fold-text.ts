import { remembering } from './remembering.ts';

/**
 * One spelling for comparison: lower case, no accents or umlaut dots, no apostrophes, ё as е.
 * The result has the meaning of the text but not its positions, so it is never used for source spans.
 */
export function foldText(text: string): string {
  return KNOWN(text);
}

const KNOWN = remembering(fold, 2000);

function fold(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(ODD_LETTERS, (letter) => FOLDED.get(letter) ?? letter);
}

const FOLDED = new Map<string, string>([
  ['ё', 'е'],
  ['ä', 'a'],
  ['ö', 'o'],
  ['ü', 'u'],
  ['ß', 'ss'],
  ['é', 'e'],
  ['è', 'e'],
  ['á', 'a'],
  ['à', 'a'],
  ['ó', 'o'],
  ['š', 's'],
  ['ř', 'r'],
  ['ł', 'l'],
  ["'", ''],
  ['’', ''],
  ['ʼ', ''],
  ['`', ''],
  ['´', ''],
  ['\u0301', ''],
  ['\u00ad', ''],
  ['\u200b', ''],
]);

const ODD_LETTERS = new RegExp(`[${[...FOLDED.keys()].join('')}]`, 'gu');
