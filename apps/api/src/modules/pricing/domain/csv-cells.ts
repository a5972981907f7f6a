/** A line of a CSV file: its cells and where it stands in the text. */
export type CsvLine = { cells: string[]; start: number; end: number };

/** Splits CSV text into lines of cells. Quoted cells may hold separators, quotes and line breaks. */
export function splitCsv(text: string): CsvLine[] {
  const separator = findSeparator(text);
  const lines: CsvLine[] = [];
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  while (at < text.length) {
    const line = readLine(text, at, separator);
    if (line.cells.some((cell) => cell.trim() !== '')) lines.push(line);
    at = line.next;
  }
  return lines.map(({ cells, start, end }) => ({ cells, start, end }));
}

function readLine(text: string, start: number, separator: string): CsvLine & { next: number } {
  const cells: string[] = [];
  let at = start;
  for (;;) {
    const cell = readCell(text, at, separator);
    cells.push(cell.value);
    at = cell.end;
    if (text[at] !== separator) break;
    at += 1;
  }
  const end = at;
  if (text[at] === '\r') at += 1;
  if (text[at] === '\n') at += 1;
  return { cells, start, end, next: Math.max(at, start + 1) };
}

function readCell(text: string, start: number, separator: string): { value: string; end: number } {
  if (text[start] !== '"') {
    let end = start;
    while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
    return { value: text.slice(start, end), end };
  }
  let value = '';
  let at = start + 1;
  while (at < text.length) {
    if (text[at] === '"' && text[at + 1] === '"') at += 1;
    else if (text[at] === '"') break;
    value += text[at];
    at += 1;
  }
  at += 1;
  // Whatever stands between the closing quote and the separator belongs to a broken file and is kept.
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') {
    value += text[at];
    at += 1;
  }
  return { value, end: Math.min(at, text.length) };
}

/** The separator is what the first line has most of: decimal commas stand in later lines only. */
function findSeparator(text: string): string {
  const first = text.split(/\r?\n/, 1)[0] ?? '';
  const counts = [';', '\t', ','].map((sign) => ({ sign, count: first.split(sign).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).sign;
}
