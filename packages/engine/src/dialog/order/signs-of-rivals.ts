import type { Line } from './list-lines.ts';

/** A line with the words of the message that speak for it, and how well they fit it. */
export type FacedLine = {
  line: Line;
  fit: number;
  isBefore: boolean;
  /** By word of the message: how much it tells of the line. */
  evidence: readonly number[];
  total: number;
};

/**
 * What speaks against a line because of the others: words that speak as well for another one, and something like it
 * that stands already or is said now, which may take its place.
 */
export function signsOfRivals(own: FacedLine, all: readonly FacedLine[]): number[] {
  return [own.total, ownEvidence(own, all)].concat(
    against(own, own.total === 0 ? null : strongest(own, all, byShared)),
    against(own, strongest(own, all, byPlace)),
  );
}

/** How strong one is that the same words speak for. */
function byShared(own: FacedLine, one: FacedLine): number {
  return one.fit * sharedEvidence(own, one);
}

/** How strong one is that may take the place of what stands, or stands where this one may come. */
function byPlace(own: FacedLine, one: FacedLine): number {
  if (one.isBefore === own.isBefore) return 0;
  const alike = SLIGHT + likenessOfLines(own.line, one.line);
  return own.isBefore ? one.fit * alike : alike;
}

const SLIGHT = 0.1;

type Rival = { one: FacedLine; strength: number } | null;

function strongest(
  own: FacedLine,
  all: readonly FacedLine[],
  strengthOf: (own: FacedLine, one: FacedLine) => number,
): Rival {
  let best: FacedLine | null = null;
  let most = 0;
  for (const one of all) {
    if (one === own) continue;
    const strength = strengthOf(own, one);
    if (strength > most) [best, most] = [one, strength];
  }
  return best && { one: best, strength: most };
}

function against(own: FacedLine, rival: Rival): number[] {
  if (!rival) return NOBODY;
  const { one, strength } = rival;
  const [mine, theirs] = [own.line, one.line];
  return [
    strength,
    one.fit,
    one.fit - own.fit,
    one.isBefore ? 1 : 0,
    mine.service === theirs.service ? 1 : 0,
    mine.zone === theirs.zone ? 1 : 0,
    mine.material === theirs.material ? 1 : 0,
    shareOf(mine, theirs),
    shareOf(theirs, mine),
    Math.log(priceOf(theirs) / priceOf(mine)),
    one.total - own.total,
    sharedEvidence(own, one),
    sharedEvidence(one, own),
  ];
}

const NOBODY = Array<number>(13).fill(-1);

/** The share of what speaks for one that speaks as much for the other. */
function sharedEvidence(one: FacedLine, other: FacedLine): number {
  if (one.total === 0) return 0;
  let shared = 0;
  for (let at = 0; at < one.evidence.length; at++)
    shared += Math.min(one.evidence[at] ?? 0, other.evidence[at] ?? 0);
  return shared / one.total;
}

/** What speaks for a line and for none that fits better. */
function ownEvidence({ evidence, fit, total }: FacedLine, all: readonly FacedLine[]): number {
  let left = 0;
  if (total === 0) return left;
  for (let at = 0; at < evidence.length; at++) {
    const weight = evidence[at] ?? 0;
    if (weight === 0) continue;
    let theirs = 0;
    for (const one of all) if (one.fit > fit) theirs = Math.max(theirs, one.evidence[at] ?? 0);
    left += Math.max(0, weight - theirs);
  }
  return left;
}

function likenessOfLines(one: Line, other: Line): number {
  return (shareOf(one, other) + shareOf(other, one)) / 2;
}

/** The share of what one line is, in its words and in the trade, that the other is as well. */
function shareOf({ senses, stems }: Line, other: Line): number {
  const count = senses.length + stems.size;
  if (count === 0) return 0;
  let shared = 0;
  for (const { id } of senses) if (other.senses.some((theirs) => theirs.id === id)) shared++;
  for (const stem of stems) if (other.stems.has(stem)) shared++;
  return shared / count;
}

function priceOf({ rows }: Line): number {
  return Math.max(1, ...rows.map(({ price }) => price));
}
