import type { Line } from '../list-lines.ts';
import { isByPiece } from './by-piece.ts';

/** A line, and how often it is wanted. */
export type CountedLine = { line: Line; count: number };

/** "So 50 for both?": of what was shown one comes to that, by itself or as often as it is wanted by the piece. */
export function toldByPrice(figures: readonly number[], lines: readonly Line[]): CountedLine | null {
  const fitting = lines.flatMap((line) => {
    const most = isByPiece(line) || ONE_OF.test(line.zone ?? '') ? MOST_PIECES : 1;
    const times = figures.flatMap((figure) => line.rows.map(({ price }) => figure / price));
    const count = times.find((one) => Number.isInteger(one) && one >= 1 && one <= most);
    return count === undefined ? [] : [{ line, count }];
  });
  const [only = null, ...others] = fitting;
  return others.length === 0 ? only : null;
}

/** "One seat" says what a piece is. */
const ONE_OF = /^(?:one|single|1|eine?r?|einzeln\p{L}*|одн\p{L}*|одне|один)\s/iu;

const MOST_PIECES = 8;
