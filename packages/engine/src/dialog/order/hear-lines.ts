import type { DialogState } from '../../dialog-state.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import type { WishReading } from '../wish/read-wish.ts';
import { type Heard, signLines } from './line-signs.ts';

type Talk = { state: DialogState; context: Context };

/** Several steps look at the lines that one message may be about: they are signed once. */
export function hearLines(wish: WishReading, message: Understanding, { state, context }: Talk): Heard {
  const known = KNOWN.get(wish);
  if (known && known.message === message && known.state === state && known.context === context)
    return known.heard;
  const heard = signLines(wish, message, { state, context });
  KNOWN.set(wish, { message, state, context, heard });
  return heard;
}

const KNOWN = new WeakMap<WishReading, Talk & { message: Understanding; heard: Heard }>();
