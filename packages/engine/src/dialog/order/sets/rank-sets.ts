import { type Forest, probability, scoreSigns } from '../../../prices/reading/score/trees.ts';
import { bundlesOf } from '../bundles/find-bundles.ts';
import type { Heard } from '../line-signs.ts';
import type { LikelyLine } from './candidate-sets.ts';
import { signSets } from './choose-set.ts';
import { comesTo } from './comes-to.ts';

/** Lines that may be wanted together, with how likely it is that they are just what is wanted. */
export type RankedOrder = { lines: ReadonlySet<number>; p: number };

/** Choices that come to the same are one, and as likely as they are together. */
export function rankSets(judge: Forest, likely: readonly LikelyLine[], heard: Heard): RankedOrder[] {
  const known = new Map(likely.map(({ at, p }) => [at, p]));
  const ranked = new Map<string, RankedOrder>();
  for (const { lines, signs } of signSets(likely, heard)) {
    const whole = comesTo(lines, known, heard);
    if (!whole) continue;
    const key = [...whole].toSorted((one, other) => one - other).join();
    const own = probability(scoreSigns(judge, signs));
    const others = ranked.get(key)?.p ?? 0;
    const p = tellsParts(lines, whole, heard) ? Math.max(others, own) : others + own;
    ranked.set(key, { lines: whole, p: Math.min(SUREST, p) });
  }
  const places = [...ranked.values()].toSorted((one, other) => other.p - one.p);
  return readFirst(places, heard);
}

/** Whichever parts are told beside a new whole, it is the same whole, and no likelier for the many ways to tell them. */
function tellsParts(
  lines: ReadonlySet<number>,
  whole: ReadonlySet<number>,
  { list, before }: Heard,
): boolean {
  const gone = [...lines].filter((at) => !whole.has(at));
  const bundles = bundlesOf(list);
  return [...whole].some(
    (at) => !before.settled.has(at) && gone.some((part) => bundles.get(at)?.held.has(part)),
  );
}

/** Of two that are about as likely, the one that the words were read as comes first. */
function readFirst(ranked: RankedOrder[], { proposed, before }: Heard): RankedOrder[] {
  const [best] = ranked;
  const isSame = (one: ReadonlySet<number>, other: ReadonlySet<number>) =>
    one.size === other.size && [...one].every((at) => other.has(at));
  if (!best || proposed.open.size > 0 || isSame(proposed.settled, before.settled)) return ranked;
  const read = ranked.find(({ lines }) => isSame(lines, proposed.settled));
  if (!read || read === best || best.p - read.p > ABOUT) return ranked;
  return [read, ...ranked.filter((one) => one !== read)];
}

const ABOUT = 0.12;

const SUREST = 0.999;

/**
 * Lines are not wanted one by one: two films of one part exclude each other, a figure that was named is a sum, and
 * whoever protests wants something changed. Of all choices the likeliest whole is taken.
 */
export function chooseSet(
  judge: Forest,
  likely: readonly LikelyLine[],
  heard: Heard,
): ReadonlySet<number> | null {
  return rankSets(judge, likely, heard)[0]?.lines ?? null;
}
