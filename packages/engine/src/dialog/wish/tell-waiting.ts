import { words } from '../act.ts';
import { type Draft, say } from '../draft.ts';
import type { NarrowedWish } from './narrow-wish.ts';

/**
 * Of several jobs that wait for a choice one is asked about. The others are not lost: their versions are shown with
 * their prices, and where the car is still to be known at least their names.
 */
export function tellWaiting(draft: Draft, waiting: readonly NarrowedWish[]): void {
  const names: string[] = [];
  for (const { wish, found } of waiting) {
    if (found.kind !== 'missing' || names.includes(wish.service)) continue;
    const { dimension, rows } = found;
    const isPriced = dimension !== 'carType' && rows.length <= MOST && areOfOneCar(rows);
    if (!isPriced) names.push(wish.service);
    else {
      draft.told.push(...rows.map((row) => [row]));
      say(draft, 'options', { service: words(wish.service), options: { options: rows, by: dimension } });
    }
  }
  if (names.length > 0) say(draft, 'notedToo', { services: words([...new Set(names)].join(', ')) });
}

function areOfOneCar(rows: readonly { carType: string | null }[]): boolean {
  return new Set(rows.flatMap(({ carType }) => carType ?? [])).size <= 1;
}

const MOST = 4;
