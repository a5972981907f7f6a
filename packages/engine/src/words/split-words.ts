import { foldText } from './fold-text.ts';
import { remembering } from './remembering.ts';

/** The folded words and numbers of a text, in order. */
export function splitWords(text: string): string[] {
  return KNOWN(text).slice();
}

/** A turn splits the names of a list and the parts of a message hundreds of times. */
const KNOWN = remembering((text): readonly string[] => foldText(text).match(WORD) ?? [], 3000);

const WORD = /[\p{L}\p{N}]+/gu;
