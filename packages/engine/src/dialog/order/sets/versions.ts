import { telling } from '../../../prices/match/name-places.ts';
import { areAlternatives } from '../../basket/are-alternatives.ts';
import type { Line } from '../list-lines.ts';
import { holdsAll, isOtherReach } from '../replaced-lines.ts';

/** Two films of one part; a part with what it is a part of; two ranks of a job, or a package with what it holds. */
export type VersionKind = 0 | 1 | 2;

/** How two lines are versions of one thing, of which a client mostly takes one; null where they are not. */
export function versionKind(one: Line, other: Line): VersionKind | null {
  const known = KNOWN.get(one)?.get(other);
  if (known !== undefined) return known;
  const kind = kindOf(one, other);
  const own = KNOWN.get(one) ?? new WeakMap<Line, VersionKind | null>();
  KNOWN.set(one, own.set(other, kind));
  return kind;
}

const KNOWN = new WeakMap<Line, WeakMap<Line, VersionKind | null>>();

function kindOf(one: Line, other: Line): VersionKind | null {
  if (one.service === other.service) {
    if (one.zone === other.zone) return 0;
    if (one.zone === null || other.zone === null) return 1;
    return isOtherReach(one.zone, other.zone) || isWithin(one.zone, other.zone) ? 1 : null;
  }
  return areAlternatives(one.service, other.service) || isWithin(one.service, other.service) ? 2 : null;
}

function isWithin(one: string, other: string): boolean {
  return isPart(one, other) || isPart(other, one);
}

function isPart(whole: string, part: string): boolean {
  const words = telling(part);
  return words.length > 0 && words.length < telling(whole).length && holdsAll(whole, part);
}
