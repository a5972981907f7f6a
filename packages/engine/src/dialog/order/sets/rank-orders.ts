import { type JudgedLine, judges } from '../judge-lines.ts';
import type { Heard } from '../line-signs.ts';
import { type RankedOrder, rankSets } from './rank-sets.ts';

/**
 * All that may be wanted after a message, the likeliest first. How likely each is holds on lists that nobody has seen:
 * of orders put at nine in ten nineteen of twenty are right, of those under one half three in ten.
 */
export function rankOrders(judged: readonly JudgedLine[], heard: Heard): RankedOrder[] {
  const { now } = judges;
  if (!now) return [];
  const likely = judged.map(({ at, wanted }) => ({ at, p: wanted }));
  return rankSets(now.sets, likely, heard);
}

export function areSameLines(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return one.size === other.size && [...one].every((at) => other.has(at));
}
