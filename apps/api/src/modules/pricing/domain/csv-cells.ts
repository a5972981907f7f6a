import { CsvError, type Options, parse } from 'csv-parse/sync';

/** A line of a CSV file: its cells and where it stands in the text. */
export type CsvLine = { cells: string[]; start: number; end: number };

/** Splits CSV text into lines of cells. Quoted cells may hold separators, quotes and line breaks. */
export function splitCsv(text: string): CsvLine[] {
  const bytes = Buffer.from(text);
  const lines: CsvLine[] = [];
  let [at, byte] = [0, 0];
  for (const { cells, endByte } of records(bytes, findSeparator(text))) {
    const raw = bytes.toString('utf8', byte, endByte);
    const start = at + (/^[\uFEFF\r\n]*/.exec(raw)?.[0].length ?? 0);
    at += raw.length;
    byte = endByte;
    const end = at - (/[\r\n]*$/.exec(raw)?.[0].length ?? 0);
    if (cells.some((cell) => cell.trim() !== '')) lines.push({ cells, start, end });
  }
  return lines;
}

type Parsed = { cells: string[]; endByte: number };

/** A quote that never closes is a sign like any other: inches, or the end of a broken file. */
function records(bytes: Buffer, delimiter: string): Parsed[] {
  try {
    return parseBy(bytes, { delimiter });
  } catch (error) {
    if (error instanceof CsvError) return parseBy(bytes, { delimiter, quote: false });
    throw error;
  }
}

function parseBy(bytes: Buffer, options: Options): Parsed[] {
  const found: Parsed[] = [];
  parse(bytes, {
    ...options,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    on_record: (cells: string[], { bytes: endByte }) => {
      found.push({ cells, endByte });
      return null;
    },
  });
  return found;
}

/** The separator is what the first line has most of: decimal commas stand in later lines only. */
function findSeparator(text: string): string {
  const first = text.split(/\r?\n/, 1)[0] ?? '';
  const counts = [';', '\t', ','].map((sign) => ({ sign, count: first.split(sign).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).sign;
}
