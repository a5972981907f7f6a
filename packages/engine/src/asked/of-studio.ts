import { KINDS, type Kind } from './kinds.ts';
import { type Asked, shareOf } from './what-is-asked.ts';

/** Kinds that are no question to the studio, or that say nothing of what is asked. */
const OTHERS: ReadonlySet<Kind> = new Set<Kind>([
  ...(['other', 'price', 'duration', 'time', 'order', 'talk', 'complaint'] as const),
]);

/** The places of the kinds that ask the studio something by a name of its own. */
export const OF_STUDIO: readonly number[] = KINDS.flatMap((kind, at) => (OTHERS.has(kind) ? [] : [at]));

/** How likely it is that the studio is asked one of these. */
export function studioShare({ shares }: Asked): number {
  return OF_STUDIO.reduce((sum, at) => sum + (shares[at] ?? 0), 0);
}

/** How likely only the owner can answer it: hours, the place, what is in a package and the like stand in the studio's own data. */
export function ownerShare(asked: Asked): number {
  return studioShare(asked) + shareOf(asked, 'other') - sum(asked, TOLD_BY_DATA);
}

const TOLD_BY_DATA: readonly Kind[] = [
  ...(['hours', 'address', 'contact', 'discount', 'included', 'difference', 'ready', 'advice'] as const),
];

function sum(asked: Asked, kinds: readonly Kind[]): number {
  return kinds.reduce((all, kind) => all + shareOf(asked, kind), 0);
}
