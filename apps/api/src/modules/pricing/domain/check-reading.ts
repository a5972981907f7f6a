import {
  type Currency,
  currencies,
  type PriceReading,
  priceFault,
  pricingLimits,
  type ReadPriceRow,
  type UnreadSpan,
} from '@glossa/contracts';
import { findSameTypes, isClearType, type ReadRow, type Span } from '@glossa/engine';
import { findUnseenLines } from './find-unseen-lines.ts';

/** Rows as somebody read them; only files say that a row is switched off. */
export type UncheckedReading = {
  rows: UncheckedRow[];
  unread: Span[];
  /** What the text says its car types mean. */
  legend?: readonly { label: string; meaning: Span }[];
};
type UncheckedRow = ReadRow & { isActive?: boolean; carTypeMeaning?: string | null };

/**
 * Holds what was read to what a list may contain. A row it must not contain becomes unread words with the reason, so
 * that the owner sees the line and nothing is dropped in silence.
 */
export function checkReading(
  text: string,
  reading: UncheckedReading,
  reader: PriceReading['reader'],
): PriceReading {
  const rows: ReadPriceRow[] = [];
  const meanings = new Map(reading.legend?.map(({ label, meaning }) => [label, meaning.text.trim()]));
  const meaningOf = ({ carType }: ReadRow) =>
    (carType === null ? null : meanings.get(carType))?.slice(0, longestMeaning) ?? null;
  const legend = reading.legend?.map(({ meaning }) => meaning) ?? [];
  const seen = [...legend, ...reading.unread, ...reading.rows.map((row) => row.source)];
  const silent = [...reading.unread, ...findUnseenLines(text, seen)];
  const unread: UnreadSpan[] = silent.map((span) => ({ ...span, reason: 'not_read' }));
  for (const row of reading.rows) {
    const currency = currencies.find((known) => known === row.currency);
    if (currency === undefined) unread.push({ ...row.source, reason: 'unknown_currency' });
    else if (isOutOfBounds(row)) unread.push({ ...row.source, reason: 'price_out_of_bounds' });
    else rows.push(asReadRow({ ...row, carTypeMeaning: row.carTypeMeaning ?? meaningOf(row) }, currency));
  }
  return {
    rows: rows.slice(0, pricingLimits.rows),
    unread: unread.sort((a, b) => a.start - b.start),
    surplus: Math.max(0, rows.length - pricingLimits.rows),
    unclearTypes: [
      ...new Set(rows.flatMap(({ carType, carTypeMeaning }) => (carTypeMeaning === null && carType) || [])),
    ].filter((carType) => !isClearType(carType)),
    sameTypes: findSameTypes(rows.flatMap(({ carType }) => carType ?? [])),
    reader,
  };
}

function asReadRow(row: UncheckedRow, currency: Currency): ReadPriceRow {
  const price = roundToCents(row.price);
  const priceTo = row.priceTo === null ? null : roundToCents(row.priceTo);
  // A hyphen right before a figure may be a separator or a minus: the owner knows.
  const isHyphened = /(^|\s)-\d/.test(row.source.text) && !row.warnings.includes('ambiguous_number');
  return {
    ...row,
    isActive: row.isActive ?? true,
    column: row.column ?? null,
    carTypeMeaning: row.carTypeMeaning ?? null,
    currency,
    price,
    priceTo: priceTo !== null && priceTo > price ? priceTo : null,
    durationMinutes: row.durationMinutes && Math.min(row.durationMinutes, pricingLimits.durationMinutes),
    warnings: isHyphened ? [...row.warnings, 'ambiguous_number'] : row.warnings,
  };
}

function isOutOfBounds(row: ReadRow): boolean {
  const amounts = [row.price, ...(row.priceTo === null ? [] : [row.priceTo])].map(roundToCents);
  return (
    amounts.some((amount) => priceFault(amount, row.currency) !== null) || /−\s?\d/.test(row.source.text)
  );
}

const longestMeaning = 300;
const roundToCents = (amount: number): number => Math.round(amount * 100) / 100;
