import { TELLING_WORDS } from '../language/language-words.data.ts';
import { COMMON_WORDS, FIRST_NAMES } from './common-words.data.ts';
import { foldText } from './fold-text.ts';
import { once } from './once.ts';

/** Whether a folded word belongs to everyday talk, so that it is no slip of the pen for something rarer. */
export function isCommonWord(word: string): boolean {
  return common().has(word) || isFirstName(word);
}

export function isFirstName(word: string): boolean {
  return names().has(word);
}

const common = once(() => {
  const { EN, DE, UA, RU } = TELLING_WORDS;
  return new Set(foldText([EN, DE, UA, RU, COMMON_WORDS].join(' ')).split(/\s+/));
});

const names = once(() => new Set(foldText(FIRST_NAMES).split(/\s+/)));
