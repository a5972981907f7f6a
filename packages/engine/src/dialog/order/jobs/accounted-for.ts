import type { DialogState } from '../../../dialog-state.ts';
import type { Context } from '../../context.ts';
import { narrowWishes } from '../../wish/narrow-wish.ts';
import type { WishReading } from '../../wish/read-wish.ts';
import type { Heard } from '../line-signs.ts';
import { keyOfLine } from '../list-lines.ts';
import { standingOf } from '../standing.ts';

/**
 * The lines of the list that the answer to a message speaks of: what is wanted, still to be chosen, compared, priced
 * beside it, put to the client as what may be meant, or refused in so many words; and what stood before it.
 */
export function accountedFor(
  wish: WishReading,
  { list, before }: Heard,
  { state, context }: { state: DialogState; context: Context },
): Set<number> {
  const services = new Set([
    ...wish.open.map(({ service }) => service),
    ...(wish.openLines ?? []).flatMap((one) => one.services),
    ...narrowWishes({ ...state, wished: [...wish.wished] }, context).flatMap((one) =>
      one.found.kind === 'gap' ? [one.wish.service] : [],
    ),
  ]);
  const { settled, open } = standingOf(wish.wished, [...services], { state, context, list });
  const told = new Set([...(wish.asides ?? []), ...(wish.compared ?? [])]);
  const doubted = new Set((wish.doubt ?? []).flat().map(keyOfLine));
  const places = new Set([...settled, ...open, ...before.settled]);
  list.lines.forEach((line, at) => {
    if (doubted.has(keyOfLine(line)) || line.rows.some((row) => told.has(row))) places.add(at);
  });
  return places;
}
