import { foldText } from '../words/fold-text.ts';
import { once } from '../words/once.ts';
import { EXCLAMATIONS, NO_NAMES, TELLING_VERBS } from './name-words.data.ts';
import { isKnownName } from './plain-name.ts';

/** "Стоп", "Brilliant", "Слушайте": what opens a sentence with a capital and is nobody's name. */
export function isNoName(name: string): boolean {
  const words = foldText(name).split(/\s+/u);
  return words.every((word) => !isKnownName(word) && (none().has(word) || TELLING_VERBS.test(word)));
}

const none = once(() => new Set(foldText(`${NO_NAMES} ${EXCLAMATIONS}`).split(/\s+/u)));
