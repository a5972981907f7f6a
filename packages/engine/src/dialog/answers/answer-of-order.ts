import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { answerLength } from './answer-questions.ts';
import { isAllDoubt } from './doubts-length.ts';
import { asksUnit, tellUnit } from './tell-unit.ts';

/** What is asked of the order as it stands, and changes nothing of it: for one or for all, and whether it is really so quick. */
export function answerOfOrder(draft: Draft, message: Understanding, context: Context): boolean {
  if (draft.state.wished.length === 0) return false;
  const isOfUnit = asksUnit(message.text);
  if (isOfUnit) tellUnit(draft, message, context);
  else if (isAllDoubt(message.text)) answerLength(draft, message, context);
  else return false;
  return true;
}
