import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { judgeMessage } from './judge-message.ts';

/** Whether a message surely changes what is wanted, whatever else its words may sound like. */
export function changesOrder({ state }: Draft, message: Understanding, context: Context): boolean {
  const { revised } = judgeMessage(state, message, context);
  return revised.isJudged === true && revised.isTouched && revised.open.length === 0;
}
