import { doneBy } from '../../understanding/done-by.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { settledRows } from '../wish/answer-wish.ts';
import { book } from './book.ts';

/** "I fetch the kids at three, will it be done before?", asked of the times on offer: those that end before it are the answer. */
export function fitBackBy(draft: Draft, message: Understanding, context: Context): boolean {
  const { asked, change } = draft.state;
  if (asked?.kind !== 'time' || change !== null || message.times.reading?.kind === 'instant') return false;
  if (doneBy(message.text) === null) return false;
  const rows = settledRows(draft, context);
  if (!rows) return false;
  book(draft, message, context, rows);
  return true;
}
