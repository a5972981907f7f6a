import type { DialogState } from '../../../dialog-state.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import type { Context } from '../../context.ts';
import type { WishReading } from '../../wish/read-wish.ts';
import { hearLines } from '../hear-lines.ts';
import { judgeLines } from '../judge-lines.ts';
import { namesOf } from '../line-names.ts';
import type { Heard } from '../line-signs.ts';
import { linesOfWish } from '../lines-of-wish.ts';
import { bundlesOf } from './find-bundles.ts';
import { isOnlyByParts } from './only-by-parts.ts';

/** Nobody pays for a package and for what its own name tells to be in it: the likelier of the two is wanted. */
export function withoutDouble(
  wish: WishReading,
  read: WishReading,
  message: Understanding,
  { state, context }: { state: DialogState; context: Context },
): WishReading {
  if (wish.wished.some(({ car }) => car !== undefined)) return wish;
  const heard = hearLines(read, message, { state, context });
  return withoutParted(withoutUnnamed(wish, heard, { state, context }), heard, { message, state, context });
}

/** A package that nobody named, brought in by a word for what it holds, leaves where anything else is wanted. */
function withoutUnnamed(
  wish: WishReading,
  heard: Heard,
  { state, context }: { state: DialogState; context: Context },
): WishReading {
  const isUnnamed = (one: WishReading['wished'][number]) => {
    const [only = -1, ...others] = linesOfWish(one, { state, context, list: heard.list });
    return others.length === 0 && isOnlyByParts(only, heard);
  };
  const wished = wish.wished.filter((one) => !isUnnamed(one));
  return wished.length === 0 || wished.length === wish.wished.length ? wish : { ...wish, wished };
}

function withoutParted(
  wish: WishReading,
  heard: Heard,
  { message, state, context }: { message: Understanding; state: DialogState; context: Context },
): WishReading {
  if (wish.wished.length < 2) return wish;
  const { list, before } = heard;
  const bundles = bundlesOf(list);
  const placed = wish.wished.map((one) => {
    const [only = -1, ...others] = linesOfWish(one, { state, context, list });
    return { one, at: others.length === 0 ? only : -1 };
  });
  const at = new Set(placed.map((one) => one.at));
  const doubled = [...bundles].find(
    ([place, { held, pairs }]) =>
      at.has(place) && pairs.length === 0 && [...held].some((part) => at.has(part)),
  );
  if (!doubled) return wish;
  const [whole, { held }] = doubled;
  const parts = [...held].filter((part) => at.has(part));
  if ([whole, ...parts].every((place) => before.settled.has(place))) return wish;
  const judged = new Map(judgeLines(heard).map((one) => [one.at, one.wanted]));
  const of = (place: number) => judged.get(place) ?? 0;
  // What stands has its parts, unless it is to go for them.
  const isTurned = message.denied.length > 0 || TURNING.some((intent) => message.intents.has(intent));
  const isKept = before.settled.has(whole) && !isTurned;
  const isWhole = isKept || of(whole) >= Math.max(...parts.map(of));
  const out = new Set(isWhole ? parts : [whole]);
  const gone = [...out].filter((place) => before.settled.has(place));
  return {
    ...wish,
    wished: placed.flatMap((one) => (out.has(one.at) ? [] : [one.one])),
    isTouched: true,
    ...(gone.length > 0 && { takenOut: [...(wish.takenOut ?? []), ...namesOf(gone, list)] }),
  };
}

const TURNING = ['only', 'instead', 'no', 'apart'] as const;
