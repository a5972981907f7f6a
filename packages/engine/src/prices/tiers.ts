import type { PriceRow } from '../facts.ts';
import { isSameWord, telling } from './match/name-places.ts';
import { FIRST_PIECE, NEXT_PIECE } from './tiers.data.ts';

/** "First chip 800, each further 500": the row that every piece after the first costs; null where all cost the same. */
export function nextPiece(row: PriceRow, rows: readonly PriceRow[]): PriceRow | null {
  const known = KNOWN.get(rows) ?? findTiers(rows);
  KNOWN.set(rows, known);
  return known.get(row) ?? null;
}

/** So many pieces, each at its price. */
export function piecesOf(row: PriceRow, count: number, rows: readonly PriceRow[]): PriceRow[] {
  const next = nextPiece(row, rows);
  return [row, ...Array<PriceRow>(Math.max(0, count - 1)).fill(next ?? row)];
}

const KNOWN = new WeakMap<readonly PriceRow[], ReadonlyMap<PriceRow, PriceRow>>();

function findTiers(rows: readonly PriceRow[]): Map<PriceRow, PriceRow> {
  const firsts = rows.filter((row) => NAMES.some((name) => FIRST_PIECE.test(row[name] ?? '')));
  return new Map(
    firsts.flatMap((row) => {
      const nexts = rows.filter((other) => NAMES.some((name) => isBehind(row, other, name)));
      return nexts.length === 1 && nexts[0] ? [[row, nexts[0]] as const] : [];
    }),
  );
}

const NAMES = ['service', 'zone', 'material'] as const;

/** Alike but for one name, of which one is called first and the other further. */
function isBehind(row: PriceRow, other: PriceRow, name: (typeof NAMES)[number]): boolean {
  const isAlike =
    row.carType === other.carType && NAMES.every((one) => one === name || row[one] === other[one]);
  const [first, next] = [row[name] ?? '', other[name] ?? ''];
  if (!isAlike || row === other || !FIRST_PIECE.test(first) || !NEXT_PIECE.test(next)) return false;
  const [thing, things] = [telling(first.replace(FIRST_PIECE, ' ')), telling(next.replace(NEXT_PIECE, ' '))];
  const isOfSame = thing.some((word) => things.some((one) => isSameWord(word, one)));
  return isOfSame || (name !== 'service' && (thing.length === 0 || things.length === 0));
}
