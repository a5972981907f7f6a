import type { Figure } from '../figures/figure.ts';
import { isEmptyLabel, type Label } from '../labels/label.ts';
import { NOT_A_PRICE, ON_REQUEST } from '../labels/label-words.data.ts';
import { parseLabel } from '../labels/parse-label.ts';
import type { Context } from './context.ts';
import type { LineReading } from './read-items.ts';
import { cellsOf, type TableHead } from './read-table.ts';
import { type Resolved, resolveLabel } from './resolve-label.ts';

const ALONE = {
  prefix: null,
  lineService: null,
  lineName: null,
  last: null,
  order: null,
  isFreshMaterial: false,
  isExtras: false,
  isSlashed: false,
  isNewSentence: false,
};

/** "Sunroof $75 | Strip $40": cells that name their own prices are no columns. */
const NAMED_PRICE = /^\s*(?!(?:from|ab|от|від|eur|usd|chf|грн|руб)(?!\p{L}))\p{L}{3}.*\s\D?\d/iu;

/** Reads a row of a table by its columns; null when it has not the shape of the table. */
export function readTableRow(
  line: string,
  figures: readonly Figure[],
  head: TableHead,
  context: Context,
): LineReading | null {
  const cells = cellsOf(line, head.mark);
  if (cells.length < 2 || cells.length > head.cells) return null;
  if (cells.filter(({ text }) => NAMED_PRICE.test(text)).length >= 2) return null;
  // "Single window 35 | 55": the name and the first price share a cell.
  const first = cells[0]?.text ?? '';
  const isShared = cells.length === head.cells - 1 && /\p{L}{3}.*\d/u.test(first);
  const shift = isShared ? 1 : 0;
  // "Headlights | 120" in a table of three car types: one price for whichever car.
  const isLone = cells.length === 2 && head.labels.filter((label) => label?.carType != null).length > 1;
  const reading: LineReading = { drafts: [], surcharges: [], unread: [] };
  const figureOf = (at: number) =>
    figures.find(
      (figure) =>
        figure.start >= (cells[at]?.start ?? 0) &&
        figure.end <= (cells[at]?.end ?? 0) &&
        !(figure.kind === 'amount' && figure.isOld),
    );
  const names = cells.filter(
    (cell, at) =>
      figureOf(at)?.kind !== 'amount' &&
      /\p{L}/u.test(cell.text) &&
      !head.times.has(at) &&
      !(at > 0 && ON_REQUEST.test(cell.text)),
  );
  const shared = isShared ? first.slice(0, figures[0]?.start ?? first.length) : '';
  const rowName = [shared, ...names.map((cell) => cell.text.trim())].join(' ');
  if (NOT_A_PRICE.test(rowName)) return { ...reading, unread: [{ start: 0, end: line.length, text: line }] };
  const rowLabel = parseLabel(rowName);
  const minutes = figures.find((figure) => figure.kind === 'duration')?.minutes ?? null;
  cells.forEach((cell, at) => {
    const figure = figureOf(at);
    if (figure?.kind !== 'amount' || figure.isNegative || head.times.has(at)) return;
    const column = isLone ? null : (head.labels[at + shift] ?? null);
    const around = { ...ALONE, context };
    const row = resolveLabel(rowLabel, around);
    const service = row.service ?? column?.service ?? column?.zone ?? null;
    reading.drafts.push({
      service: service ?? '',
      zone:
        row.zone ??
        (column?.material === null && column.zone !== service
          ? (column.zone ?? (column.service === service ? null : column.service))
          : null),
      material: service === rowLabel.material ? null : columnMaterial(column, rowLabel.material, row),
      carType: column?.carType ?? row.carType,
      amount: figure,
      minutes,
      start: 0,
      end: Math.max(figure.end, cell.end),
      warnings: [],
      own: column ?? rowLabel,
      run: null,
    });
  });
  return reading.drafts.length > 0 && !(isEmptyLabel(rowLabel) && context.service === null) ? reading : null;
}

/** A column can be a film or a finish; one nobody knows is taken for that where the row already names its part. */
function columnMaterial(column: Label | null, own: string | null, row: Resolved): string | null {
  if (own !== null) return own;
  const named =
    column?.material ??
    (row.zone !== null && column?.carType === null ? (column.zone ?? column.service) : null);
  if (named === null) return row.material;
  return row.material === null ? named : `${row.material} ${named}`;
}
