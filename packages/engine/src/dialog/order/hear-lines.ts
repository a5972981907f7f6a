import type { DialogState } from '../../dialog-state.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import { isSameMemory } from '../wish/is-same-memory.ts';
import type { WishReading } from '../wish/read-wish.ts';
import { type Heard, signLines } from './line-signs.ts';

type Talk = { state: DialogState; context: Context };

/** Several steps look at the lines that one message may be about: they are signed once. */
export function hearLines(wish: WishReading, message: Understanding, { state, context }: Talk): Heard {
  const known = KNOWN.get(wish);
  if (known && known.message === message && known.context === context && isSameMemory(known.state, state)) {
    if (known.state.turns === state.turns) return known.heard;
    const heard = atTurn(known.heard, state.turns);
    KNOWN.set(wish, { message, state, context, heard });
    return heard;
  }
  const heard = signLines(wish, message, { state, context });
  KNOWN.set(wish, { message, state, context, heard });
  return heard;
}

/** A turn is decided after it was counted and ruled as it came: of all signs the count alone is another, and the last. */
function atTurn(heard: Heard, turns: number): Heard {
  const counted = (signs: readonly number[]) => signs.with(-1, turns);
  const { list, before, proposed, previous, words, faced, sums, priceOf, general, named, fits, gaps } = heard;
  let lines: Heard['lines'] | null = null;
  return {
    ...{ list, before, proposed, previous, words, faced, sums, priceOf, named, fits, gaps },
    general: counted(general),
    get lines() {
      lines ??= heard.lines.map(({ at, signs }) => ({ at, signs: counted(signs) }));
      return lines;
    },
  };
}

const KNOWN = new WeakMap<WishReading, Talk & { message: Understanding; heard: Heard }>();
