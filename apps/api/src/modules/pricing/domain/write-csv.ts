import type { PriceRow } from '@glossa/contracts';

/** The columns of an exported list, in order; an import knows them by the same names. */
export const csvColumns = [
  'service',
  'zone',
  'material',
  'car_type',
  'price',
  'price_to',
  'from',
  'currency',
  'duration_minutes',
  'active',
  'car_type_meaning',
] as const;

/** A list as CSV that spreadsheets open as text and numbers, never as formulas. */
export function writeCsv(rows: readonly PriceRow[]): string {
  const lines = rows.map((row) => [
    row.service,
    row.zone,
    row.material,
    row.carType,
    row.price,
    row.priceTo,
    row.isFrom ? 'yes' : 'no',
    row.currency,
    row.durationMinutes,
    row.isActive ? 'yes' : 'no',
    row.carTypeMeaning,
  ]);
  // The mark at the beginning tells spreadsheets that the letters are UTF-8.
  return `\uFEFF${[csvColumns, ...lines].map((line) => line.map(writeCell).join(',')).join('\r\n')}\r\n`;
}

/** A cell that begins like a formula gets an apostrophe, which spreadsheets show as text and imports take away. */
function writeCell(value: string | number | null): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const text = /^['=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",;\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
