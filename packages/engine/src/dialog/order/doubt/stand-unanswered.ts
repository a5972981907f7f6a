import type { Understanding } from '../../../understanding/understand.ts';
import { namesGoods } from '../../basket/edit-basket.ts';
import type { Draft } from '../../draft.ts';
import { isSameOrder } from '../../wish/same-wishes.ts';

/**
 * Whoever is asked which of several orders was meant and goes on to a time or a name has not changed what stood before,
 * where that is one of them: the guess that was made meanwhile is not kept.
 */
export function standUnanswered(draft: Draft, { text }: Understanding): void {
  const { asked, previous = [] } = draft.state;
  if (asked?.kind !== 'order' || asked.isWhatIf || previous.length === 0 || namesGoods(text)) return;
  const kept = asked.orders?.find((order) => isSameOrder(order, previous));
  if (kept) draft.state = { ...draft.state, wished: kept };
}
