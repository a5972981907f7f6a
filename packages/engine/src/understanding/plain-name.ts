import { foldText } from '../words/fold-text.ts';
import { isFirstName } from '../words/is-common-word.ts';
import { once } from '../words/once.ts';
import { SHORT_NAMES } from './short-names.data.ts';

/** "Запишіть на Михайла": the name as it is in the dictionary, where the words before it put it into another case. */
export function plainName(name: string, text: string): string {
  const at = text.indexOf(name);
  if (at < 0 || !LEAD.test(text.slice(0, at))) return name;
  return name
    .split(' ')
    .map((word) => nominative(word) ?? word)
    .join(' ');
}

const LEAD = /(?<!\p{L})(?:на|для)\s+(?:(?:ім['’ʼ]?я|имя)\s+)?$/iu;

/** Endings of the other cases with those of the first, the likeliest first. */
const ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?<=[іиеая])ю$/u, ['я', 'й']],
  [/ю$/u, ['я', 'ь']],
  [/у$/u, ['а']],
  [/я$/u, ['й', 'ь', '']],
  [/а$/u, ['', 'о']],
];

function nominative(word: string): string | null {
  for (const [ending, firsts] of ENDINGS) {
    if (!ending.test(word)) continue;
    const plain = firsts
      .map((first) => word.replace(ending, first))
      .find((one) => isKnownName(foldText(one)));
    return plain ?? accusative(word);
  }
  return null;
}

/** "На Зарину", "на Лейлу": whatever her name is, it ends in an a. */
function accusative(word: string): string | null {
  return /^\p{Lu}\p{Ll}+[^аеёиоуыэюяіїє]у$/u.test(word) ? word.replace(/у$/u, 'а') : null;
}

/** A first name in full, or as friends say it. */
export function isKnownName(folded: string): boolean {
  return isFirstName(folded) || shortNames().has(folded);
}

const shortNames = once(() => new Set(foldText(SHORT_NAMES).trim().split(/\s+/u)));
