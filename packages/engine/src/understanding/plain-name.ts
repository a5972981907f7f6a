import { foldText } from '../words/fold-text.ts';
import { isFirstName } from '../words/is-common-word.ts';

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
  [/я$/u, ['й', 'ь']],
  [/а$/u, ['', 'о']],
];

function nominative(word: string): string | null {
  for (const [ending, firsts] of ENDINGS) {
    if (!ending.test(word)) continue;
    const plain = firsts
      .map((first) => word.replace(ending, first))
      .find((one) => isFirstName(foldText(one)));
    return plain ?? null;
  }
  return null;
}
