import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import { type Draft, newDraft } from '../draft.ts';
import { proposeWish } from '../wish/propose-wish.ts';
import { reviseWish } from './revise-wish.ts';

/** Whether a message surely changes what is wanted, whatever else its words may sound like. */
export function changesOrder({ state }: Draft, message: Understanding, context: Context): boolean {
  const wish = reviseWish(proposeWish(newDraft(state), message, context), message, { state, context });
  return wish.isJudged === true && wish.isTouched && wish.open.length === 0;
}
