import type { IndexedService, Sense } from '../prices/index.ts';
import type { Context } from './context.ts';

/** "And the basic one?" after the premium clean: the one service of the same trade that bears this rank. */
export function otherRank(
  sense: Sense,
  current: readonly IndexedService[],
  { index }: Context,
): string | null {
  const said = [...sense.concepts];
  const [one, ...others] = current;
  if (!one || others.length > 0 || said.length === 0 || !said.every(isRank)) return null;
  const trade = [...one.sense.concepts].filter((id) => !isRank(id));
  if (trade.length === 0 || said.some((id) => one.sense.concepts.has(id))) return null;
  const kin = index.services.filter(
    ({ sense: other }) =>
      trade.every((id) => other.concepts.has(id)) && said.every((id) => other.concepts.has(id)),
  );
  return kin.length === 1 ? (kin[0]?.service ?? null) : null;
}

function isRank(id: string): boolean {
  return id === 'small' || id === 'large';
}
