import type { DialogState, WishedService } from '../../dialog-state.ts';
import { matchServices, readMessage } from '../../prices/index.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import { narrowWishes } from '../wish/narrow-wish.ts';
import type { WishReading } from '../wish/read-wish.ts';

/**
 * "Only the windscreen then" says of the rain repellent where it goes and nothing of the bug wash beside it: what had
 * a price and was not spoken of keeps it.
 */
export function keepPriced(
  wish: WishReading,
  message: Understanding,
  { state, context }: { state: DialogState; context: Context },
): WishReading {
  const foundOf = (one: WishedService) => narrowWishes({ ...state, wished: [one] }, context)[0]?.found;
  const oldOf = ({ service }: WishedService) =>
    state.wished.filter((old) => old.service === service && foundOf(old)?.kind === 'row');
  const isLost = (one: WishedService) => foundOf(one)?.kind === 'gap' && oldOf(one).length > 0;
  if (!wish.wished.some(isLost)) return wish;
  const { matches } = matchServices(readMessage(message.rest), context.index);
  const named = new Set(matches.flatMap(({ candidates }) => candidates.map(({ service }) => service)));
  const wished = [
    ...new Set(wish.wished.flatMap((one) => (isLost(one) && !named.has(one.service) ? oldOf(one) : [one]))),
  ];
  return { ...wish, wished };
}
