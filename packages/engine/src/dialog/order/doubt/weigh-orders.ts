import type { DialogState } from '../../../dialog-state.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import type { Context } from '../../context.ts';
import type { WishReading } from '../../wish/read-wish.ts';
import { hearLines } from '../hear-lines.ts';
import { judgeLines } from '../judge-lines.ts';
import { isOfSeveralCars } from '../left-to-rules.ts';
import type { Heard } from '../line-signs.ts';
import { areSameLines, rankOrders } from '../sets/rank-orders.ts';
import type { RankedOrder } from '../sets/rank-sets.ts';
import { standingOf } from '../standing.ts';

/** What was made of a message beside all that could be made of it, the likeliest first. */
export type Weighed = {
  heard: Heard;
  ranked: readonly RankedOrder[];
  /** The lines that were settled on, and how likely it is that they are right. */
  own: ReadonlySet<number>;
  open: ReadonlySet<number>;
  /** Null where nothing of the kind was weighed. */
  p: number | null;
};

/** Null where rules decide: about what is booked, and for several cars. */
export function weighOrders(
  revised: WishReading,
  read: WishReading,
  message: Understanding,
  { state, context }: { state: DialogState; context: Context },
): Weighed | null {
  if (state.booked || isOfSeveralCars(read, message, state)) return null;
  const { heard, ranked } = rankedFor(read, message, { state, context });
  const { settled, open } = standingOf(revised.wished, [], { state, context, list: heard.list });
  const p = ranked.find(({ lines }) => areSameLines(lines, settled))?.p ?? null;
  return { heard, ranked, own: settled, open, p };
}

type Ranked = { heard: Heard; ranked: RankedOrder[] };

/** Asked twice of one message, and worked out once. */
function rankedFor(
  read: WishReading,
  message: Understanding,
  { state, context }: { state: DialogState; context: Context },
): Ranked {
  const heard = hearLines(read, message, { state, context });
  const ranked = KNOWN.get(heard) ?? rankOrders(judgeLines(heard), heard);
  KNOWN.set(heard, ranked);
  return { heard, ranked };
}

const KNOWN = new WeakMap<Heard, RankedOrder[]>();
