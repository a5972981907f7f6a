import type { Line } from './list-lines.ts';
import { type Likeness, likenessOf, type WordMatches } from './match-line.ts';
import type { SaidUnit } from './said-units.ts';
import { STANCES } from './signs-of-message.ts';

export const NO_LIKENESS: Likeness = {
  unsaid: 0,
  senses: 0,
  unsensed: 0,
  pieces: 0,
  words: 0,
  concepts: 0,
  best: 0,
  shares: { service: 0, zone: 0, material: 0 },
};

export function totalOf({ words, concepts }: Likeness): number {
  return words + 0.7 * concepts;
}

/** How much of what the line is was said, and how little of it was not. */
export function fit(one: Likeness): number {
  const total = totalOf(one);
  return total / (total + one.unsaid + 0.3);
}

export type UnitSigns = {
  /** How much of the line was said by what was named with each stance, in each kind of clause, and at all. */
  within: readonly number[];
  /** How much of what was named the line leaves unsaid. */
  unexplained: number;
};

export const NO_UNIT_SIGNS: UnitSigns = { within: [], unexplained: 0 };

/** The things that were said by what is done with them, the same for every line. */
export type UnitGroups = {
  within: readonly (readonly SaidUnit[])[];
  /** Those that were named and not refused. */
  named: readonly SaidUnit[];
};

export function groupUnits(units: readonly SaidUnit[]): UnitGroups {
  return {
    within: [
      ...STANCES.map((stance) => units.filter((unit) => unit.isNamed && unit.stance === stance)),
      ...ACT_GROUPS.map((group) => units.filter(({ act }) => group.has(act))),
      units.filter(({ isNamed }) => isNamed),
    ],
    named: units.filter(({ isNamed, stance }) => isNamed && stance !== '-'),
  };
}

/** What the things that were named, and what was done with them, say of a line. */
export function signsOfUnits(line: Line, { within, named }: UnitGroups, matches: WordMatches): UnitSigns {
  return {
    within: within.map((units) => saidOf(line, units, matches)),
    unexplained: unexplained(line, named, matches),
  };
}

const ACT_GROUPS: readonly ReadonlySet<string>[] = [
  new Set(['want', 'book', 'ask.have']),
  new Set(['ask.price']),
  new Set(['add']),
  new Set(['choose', 'yes', 'time']),
  new Set(['drop', 'no', 'cancel']),
  new Set(['change']),
  new Set(['ask.difference', 'ask.advice']),
  new Set(['tell.condition', 'tell.story', 'tell.car', 'complaint']),
];

function saidOf(line: Line, units: readonly SaidUnit[], matches: WordMatches): number {
  if (units.length === 0) return 0;
  const like = likenessOf(line, units, matches);
  return totalOf(like) + 0.5 * like.senses;
}

/** The share of the named things that say nothing of this line. */
function unexplained(line: Line, named: readonly SaidUnit[], matches: WordMatches): number {
  if (named.length === 0) return -1;
  return named.filter((unit) => saidOf(line, [unit], matches) === 0).length / named.length;
}
