import type { NarrowedWish } from './narrow-wish.ts';

/** What a wish comes to; nothing while something of it is open. */
export function sumOfWish({ rows }: Pick<NarrowedWish, 'rows'>): number {
  return rows.reduce((sum, { price }) => sum + price, 0);
}
