import { withPastOrder } from '../basket/past-orders.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { settledRows } from './answer-wish.ts';
import { areSameWishes } from './same-wishes.ts';

/** "As it was before" means what stood before the last change. */
export function keepPrevious(draft: Draft, before: Draft['state'], context: Context): void {
  const { wished, previous = [] } = before;
  const isChanged = wished.length > 0 && !areSameWishes(wished, draft.state.wished);
  const kept = isChanged ? wished : previous;
  if (kept.length > 0) draft.state = { ...draft.state, previous: kept };
  const { isChanged: _, ...rest } = draft.state;
  draft.state = isChanged ? { ...rest, isChanged } : rest;
  const past = settledRows(draft, context) ? withPastOrder(before.past ?? [], draft.state) : before.past;
  if (past) draft.state = { ...draft.state, past };
}
