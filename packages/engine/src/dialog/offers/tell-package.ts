import { jobsIn, namedLines, readMessage } from '../../prices/index.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { ASKS_SET } from '../answers/contents-words.data.ts';
import { repeatQuestion } from '../answers/repeat-question.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { settledRows } from '../wish/answer-wish.ts';
import { findPackage, offerPackage } from './offer-package.ts';
import { tellSets } from './tell-sets.ts';

/** "Is there no deal for both?": where the list has the parts as one for less, that is the answer. */
export function tellPackage(draft: Draft, message: Understanding, context: Context): boolean {
  const { intents, acts } = message;
  if (asksOnlyForSet(message, context) && settledRows(draft, context)) {
    tellSets(draft, message, context);
    if (draft.acts.length > 0) repeatQuestion(draft, context);
    if (draft.acts.length > 0) return true;
  }
  const isAsking =
    acts.has('ask.discount') ||
    intents.has('haggle') ||
    (intents.has('cheaper') && message.text.includes('?'));
  if (!isAsking || intents.has('inject') || message.amounts.length > 0) return false;
  const whole = findPackage(settledRows(draft, context) ?? [], context);
  return whole !== null && offerPackage(draft, whole);
}

/** Nothing is named that could be wanted beside the question. */
function asksOnlyForSet({ text, rest }: Understanding, { index }: Context): boolean {
  if (!ASKS_SET.test(text) || jobsIn(readMessage(rest)).length > 0) return false;
  return namedLines(rest, index).lines.length === 0;
}
