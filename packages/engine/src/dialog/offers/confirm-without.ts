import type { Understanding } from '../../understanding/understand.ts';
import { repeatQuestion } from '../answers/repeat-question.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { quote, settledRows } from '../wish/answer-wish.ts';

/** "No, not the front" about something that was never part of the wish: the price is said again as it stands. */
export function confirmWithout(draft: Draft, { acts, times }: Understanding, context: Context): boolean {
  if (!acts.has('drop') || times.reading !== null) return false;
  const rows = settledRows(draft, context);
  if (!rows) {
    if (draft.state.asked === null) return false;
    repeatQuestion(draft, context);
    return true;
  }
  quote(draft, rows);
  repeatQuestion(draft, context);
  return true;
}
