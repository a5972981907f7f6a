import { namedLines } from '../../../prices/index.ts';
import { findIntents } from '../../../understanding/find-intents.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import { splitWords } from '../../../words/split-words.ts';
import { namesGoods } from '../../basket/edit-basket.ts';
import type { Context } from '../../context.ts';
import { splitSentences } from '../../moves/split-sentences.ts';
import { numberIn } from '../../order/counts/said-numbers.ts';
import { REQUESTED } from './visit-words.data.ts';

/** Goods or a number of them are named in more than a question: "and without the wax, how much is that?" takes nothing out. */
export function asksForChange({ text }: Understanding, context: Context): boolean {
  return splitSentences(text).some((one) => namesOrder(one, context) && !isOnlyAsked(one));
}

function namesOrder(said: string, { index }: Context): boolean {
  const isCounted = splitWords(said).some((word) => numberIn(word) !== null);
  return isCounted || namesGoods(said) || namedLines(said, index).lines.length > 0;
}

/** "Can you take it out?" asks for it. */
function isOnlyAsked(said: string): boolean {
  if (said.includes('?')) return !REQUESTED.test(said);
  return findIntents(said).has('price') && !namesGoods(said);
}
