import type { WishedService } from '../../../dialog-state.ts';
import type { Context } from '../../context.ts';
import { ask, type Draft, say } from '../../draft.ts';
import { narrowWishes } from '../../wish/narrow-wish.ts';

/** What a message may have meant, each with its price, to tap. Nothing is asked that the car leaves without a price. */
export function askOrder(draft: Draft, doubt: readonly WishedService[][], context: Context): boolean {
  const priced = doubt.flatMap((wished) => {
    const narrowed = narrowWishes({ ...draft.state, wished }, context);
    const rows = narrowed.flatMap(({ rows }) => rows);
    const isSettled = narrowed.every(({ found }) => found.kind === 'row') && rows.length > 0;
    return isSettled ? [{ wished: narrowed.map(({ wish }) => wish), rows }] : [];
  });
  if (priced.length < 2) return false;
  const orders = priced.map(({ rows }) => rows);
  draft.told.push(...orders);
  draft.state = { ...draft.state, shownRowIds: [...new Set(orders.flat().map(({ id }) => id))] };
  say(draft, 'whichOrder', { orders: { orders } });
  ask(draft, {
    kind: 'order',
    choices: orders.map((rows) => ({ order: rows })),
    orders: priced.map(({ wished }) => wished),
  });
  return true;
}
