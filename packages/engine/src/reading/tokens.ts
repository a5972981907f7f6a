import { foldText } from '../words/fold-text.ts';

/** A word, a figure or a mark of a message, with its place. Words are cut as the dictionaries cut them. */
export type Token = {
  start: number;
  end: number;
  written: string;
  /** Folded as in the dictionaries; a mark stands for itself. */
  word: string;
  isWord: boolean;
};

export function tokenise(text: string): Token[] {
  return [...text.matchAll(TOKEN)].slice(0, MOST_TOKENS).map((match) => {
    const [written] = match;
    const isWord = /^[\p{L}\p{N}]/u.test(written);
    const word = isWord ? foldText(written) : written.slice(0, 2);
    return { start: match.index, end: match.index + written.length, written, word, isWord };
  });
}

/** Hardly anybody writes more to a studio at once; what comes behind is left to the other readers. */
const MOST_TOKENS = 64;

const TOKEN =
  /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u00ad\u200b]*(?:['’ʼ`´][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*|\n+|\p{Extended_Pictographic}+|([^\s\p{L}\p{N}])\1*/gu;
