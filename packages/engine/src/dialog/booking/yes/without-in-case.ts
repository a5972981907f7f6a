import { splitSentences } from '../../moves/split-sentences.ts';
import { IF, IF_POLITE } from '../../offers/what-if-words.data.ts';
import { IN_CASE, IS_FREE, MAY_MOVE } from './yes-words.data.ts';

/**
 * "Could I switch to Friday if work calls?", asked beside a yes: what might have to be moved some day is agreed to for
 * now, and that it can be moved by writing here is told with every booking.
 */
export function withoutInCase(rest: string): string {
  return splitSentences(rest.replace(IN_CASE, ' '))
    .filter((sentence) => !isInCase(sentence))
    .join(' ')
    .trim();
}

/** "If Friday is free, can you move it?" wants to have it moved now. */
function isInCase(sentence: string): boolean {
  if (!sentence.includes('?') || !IF.test(sentence) || IF_POLITE.test(sentence)) return false;
  return MAY_MOVE.test(sentence) && !IS_FREE.test(sentence);
}
