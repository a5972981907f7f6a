import type { Label } from '../labels/label.ts';
import type { Context } from './context.ts';
import type { LineReading } from './read-items.ts';
import { BLANK, type Item, type Piece } from './split-items.ts';

/** Keeps a raise until all rows are known. It concerns the rows before it in its line, else those of its section. */
export function noteSurcharge(
  head: Item,
  label: Label,
  span: Piece,
  reading: LineReading,
  rowsBefore: number,
  context: Context,
): void {
  const { figure } = head;
  const inLine = reading.drafts.length > 0;
  reading.surcharges.push({
    label,
    name: `${head.pre.text.replace(/^[^:]*:(?=.*\p{L})/u, ' ')} ${head.post.text}`
      .replaceAll(BLANK, '')
      .trim(),
    change:
      figure.kind === 'factor'
        ? { kind: 'factor', factor: figure.factor }
        : { kind: 'amount', amount: figure },
    isAboutAll: false,
    firstRow: inLine ? rowsBefore : context.sectionStart,
    endRow: rowsBefore + reading.drafts.length,
    start: span.start,
    end: span.end,
  });
}
