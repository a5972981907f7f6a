import { splitSentences } from '../moves/split-sentences.ts';
import { BESIDE_DOUBT, DOUBT, LENGTH, OF_COMING } from './knowledge/length-words.data.ts';

/** "Only an hour?", "3 Stunden nur?": how long it takes is asked once more, and no time is wished for. */
export function doubtsLength(said: string): boolean {
  return said.includes('?') && LENGTH.test(said) && DOUBT.test(said) && !OF_COMING.test(said);
}

/** Sentences that doubt a length, with what is said beside the doubt. */
export function doubtsIn(sentences: readonly string[]): string[] {
  const isDoubted = sentences.some(doubtsLength);
  return isDoubted ? sentences.filter((one) => doubtsLength(one) || BESIDE_DOUBT.test(one)) : [];
}

/** Nothing else is said. */
export function isAllDoubt(text: string): boolean {
  const sentences = splitSentences(text);
  return sentences.length > 0 && doubtsIn(sentences).length === sentences.length;
}
