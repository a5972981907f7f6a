import { foldWords } from '@glossa/contracts';
import type { ReadRow, Span } from '@glossa/engine';
import type { UncheckedReading } from './check-reading.ts';
import { type CsvLine, splitCsv } from './csv-cells.ts';
import { csvHeadings, noWords, yesWords } from './csv-headings.data.ts';
import { readOwnersText } from './read-owners-text.ts';
import { csvColumns } from './write-csv.ts';

type Column = (typeof csvColumns)[number];
type Cells = Record<Column, string>;

/**
 * Reads a CSV file the way a text is read: rows to be reviewed, each with the line it came from. Columns are known by
 * their headings; a file without headings has the columns of an export, in that order.
 */
export function readCsv(text: string, currency: string): UncheckedReading {
  const lines = splitCsv(text);
  const headings = findHeadings(lines[0]);
  const reading: UncheckedReading = { rows: [], unread: [] };
  for (const line of headings ? lines.slice(1) : lines) {
    const source = { start: line.start, end: line.end, text: text.slice(line.start, line.end) };
    const row = readRow(cellsOf(line, headings ?? csvColumns), source, currency);
    if (row) reading.rows.push(row);
    else reading.unread.push(source);
  }
  return reading;
}

function readRow(
  cells: Cells,
  source: Span,
  studioCurrency: string,
): UncheckedReading['rows'][number] | null {
  const price = readAmount(cells.price, cells.currency || studioCurrency);
  if (!price) return null;
  const priceTo = cells.price_to === '' ? null : readAmount(cells.price_to, studioCurrency);
  if (cells.price_to !== '' && !priceTo) return null;
  const currency = cells.currency === '' ? price.currency : cells.currency.toUpperCase();
  const minutes = Number(cells.duration_minutes);
  return {
    service: cells.service,
    zone: cells.zone || null,
    material: cells.material || null,
    carType: cells.car_type || null,
    carTypeMeaning: cells.car_type_meaning || null,
    price: price.price,
    priceTo: priceTo?.price ?? price.priceTo,
    isFrom: isYes(cells.from) || price.isFrom,
    currency,
    durationMinutes: Number.isInteger(minutes) && minutes > 0 ? minutes : null,
    source,
    warnings: [
      ...(cells.service === '' ? (['no_service'] as const) : []),
      ...price.warnings.filter((code) => code === 'ambiguous_number' || code === 'upper_bound'),
      ...(cells.currency === '' && price.warnings.includes('currency_assumed')
        ? (['currency_assumed'] as const)
        : []),
    ],
    derived: false,
    isActive: !noWords.includes(foldWords(cells.active)),
  };
}

type Amount = Pick<ReadRow, 'price' | 'priceTo' | 'isFrom' | 'currency' | 'warnings'>;

/** An amount is short; what is longer is something else. */
const longestAmount = 60;

/** A plain number is taken as it stands; anything else is read like a price in a text: "ab 1.200 €", "150–200". */
function readAmount(cell: string, currency: string): Amount | null {
  if (/^-?\d+(\.\d{1,2})?$/.test(cell))
    return { price: Number(cell), priceTo: null, isFrom: false, currency, warnings: ['currency_assumed'] };
  const { rows } = readOwnersText(`Wash: ${cell.slice(0, longestAmount)}`, currency);
  return rows.length === 1 ? (rows[0] ?? null) : null;
}

function findHeadings(line: CsvLine | undefined): (Column | null)[] | null {
  const columns = (line?.cells ?? []).map(
    (cell) => csvColumns.find((column) => csvHeadings[column].includes(foldWords(cell))) ?? null,
  );
  return columns.includes('service') && columns.includes('price') ? columns : null;
}

function cellsOf(line: CsvLine, columns: readonly (Column | null)[]): Cells {
  const cells: Cells = {
    service: '',
    zone: '',
    material: '',
    car_type: '',
    price: '',
    price_to: '',
    from: '',
    currency: '',
    duration_minutes: '',
    active: '',
    car_type_meaning: '',
  };
  for (const [at, column] of columns.entries()) {
    if (column) cells[column] = cleanCell(line.cells[at] ?? '');
  }
  return cells;
}

/** Takes away the apostrophe an export put before what looks like a formula. */
function cleanCell(cell: string): string {
  return cell.replace(/^'(?=['=+\-@\t\r])/, '').trim();
}

const isYes = (cell: string): boolean => yesWords.includes(foldWords(cell));
