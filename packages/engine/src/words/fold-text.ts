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
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replace(ODD_LETTERS, (letter) => FOLDED.get(letter) ?? letter);
  return LATIN.test(plain) && CYRILLIC.test(plain) ? plain.replace(WORD, inOneScript) : plain;
}

/** "Пoвний" with a Latin "o": letters that look alike are taken for those of the rest of the word. */
function inOneScript(word: string): string {
  if (!LATIN.test(word) || !CYRILLIC.test(word)) return word;
  const letters = [...word];
  const isCyrillic = letters.some((letter) => CYRILLIC.test(letter) && !AS_LATIN.has(letter));
  const isLatin = letters.some((letter) => LATIN.test(letter) && !AS_CYRILLIC.has(letter));
  if (isCyrillic === isLatin) return word;
  const alike = isCyrillic ? AS_CYRILLIC : AS_LATIN;
  return letters.map((letter) => alike.get(letter) ?? letter).join('');
}

const LATIN = /[a-z]/u;
const CYRILLIC = /[а-яіїєґ]/u;
const WORD = /\p{L}+/gu;

const ALIKE = ['aа', 'bв', 'cс', 'eе', 'hн', 'iі', 'kк', 'mм', 'oо', 'pр', 'tт', 'xх', 'yу'];
const AS_CYRILLIC = new Map(ALIKE.map(([latin = '', cyrillic = '']) => [latin, cyrillic]));
const AS_LATIN = new Map(ALIKE.map(([latin = '', cyrillic = '']) => [cyrillic, latin]));

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
