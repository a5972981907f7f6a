import { foldText } from './fold-text.ts';

/** The folded words and numbers of a text, in order. */
export function splitWords(text: string): string[] {
  return foldText(text).match(WORD) ?? [];
}

const WORD = /[\p{L}\p{N}]+/gu;
