import { areWithinAnother } from '../../basket/holds-part.ts';
import { bundlesOf } from '../bundles/find-bundles.ts';
import { isOnlyByParts } from '../bundles/only-by-parts.ts';
import type { Heard } from '../line-signs.ts';
import { areToldApart } from '../said-size.ts';
import type { LikelyLine } from './candidate-sets.ts';

/**
 * What a choice of lines comes to: of versions of which one size was said that one, and of a whole that stands and its
 * parts the whole. Null for what nobody wants: a part beside what holds it, and what nothing was said of.
 */
export function comesTo(
  spoken: ReadonlySet<number>,
  likely: ReadonlyMap<number, LikelyLine['p']>,
  heard: Heard,
): ReadonlySet<number> | null {
  const { before, list } = heard;
  const lines = withoutToldParts(spoken, heard);
  // Nobody pays for a whole and for its part; a part that is spelled out of a whole that stands comes to the whole.
  const isDoubled = [...bundlesOf(list)].some(
    ([whole, { held, pairs }]) =>
      pairs.length === 0 &&
      lines.has(whole) &&
      [...held].some((part) => lines.has(part) && (before.settled.has(part) || !before.settled.has(whole))),
  );
  if (isDoubled) return null;
  const fresh = [...lines].filter((at) => !before.settled.has(at));
  if (fresh.length === 0) return lines;
  if (fresh.some((at) => isUnsaid(at, heard) && (likely.get(at) ?? 0) < UNSAID)) return null;
  if (fresh.some((at) => isOnlyByParts(at, heard))) return null;
  const isNested = fresh.some((at) => {
    const own = list.lines[at];
    return [...lines].some((other) => {
      const line = list.lines[other];
      return (
        other !== at &&
        line?.service === own?.service &&
        line?.material === own?.material &&
        areWithinAnother([own?.zone ?? null, line?.zone ?? null])
      );
    });
  });
  if (isNested && before.settled.size === 0) return null;
  const wholes = [...bundlesOf(list)].filter(
    ([whole, { pairs }]) => before.settled.has(whole) && pairs.length === 0,
  );
  const kept = wholes.filter(([whole, { held }]) => lines.has(whole) || isOnlySpelledOut(fresh, held, heard));
  const held = new Set(kept.flatMap(([, bundle]) => [...bundle.held]));
  return new Set([
    ...kept.map(([whole]) => whole),
    ...[...lines].filter(
      (at) =>
        before.settled.has(at) ||
        (!held.has(at) && ![...lines].some((other) => other !== at && areToldApart(other, at, heard))),
    ),
  ]);
}

/** "The front package, so bonnet and bumper": the parts tell what is in the whole that is called by its name. */
function withoutToldParts(lines: ReadonlySet<number>, heard: Heard): ReadonlySet<number> {
  const { list, before, fits } = heard;
  const wholes = [...bundlesOf(list)].filter(
    ([whole, { pairs }]) =>
      pairs.length === 0 &&
      lines.has(whole) &&
      !before.settled.has(whole) &&
      (fits.get(whole) ?? 0) >= CALLED &&
      !isOnlyByParts(whole, heard),
  );
  const told = new Set(wholes.flatMap(([, { held }]) => [...held]));
  return new Set([...lines].filter((at) => !told.has(at)));
}

/** "All of it: seats, roof, everything" tells what is in the whole that stands, and puts nothing in its place. */
function isOnlySpelledOut(
  fresh: readonly number[],
  held: ReadonlySet<number>,
  { words: { turns } }: Heard,
): boolean {
  return fresh.every((at) => held.has(at)) && !turns.some((kinds) => TURNING.some((kind) => kinds.has(kind)));
}

const TURNING = ['not', 'instead', 'only', 'enough', 'dear', 'or', 'mean', 'but', 'wrong'] as const;

const UNSAID = 0.6;
const CALLED = 0.6;

/** No word of the message is for it, it was not to choose from or offered, and no figure or return means it. */
function isUnsaid(at: number, { fits, before, proposed, previous, sums }: Heard): boolean {
  return (
    (fits.get(at) ?? 0) === 0 &&
    !before.open.has(at) &&
    !proposed.settled.has(at) &&
    !previous.settled.has(at) &&
    !sums.some(({ within }) => within.has(at))
  );
}
