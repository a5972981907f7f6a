import type { Label } from '../labels/label.ts';
import { markWords } from '../labels/mark-words.ts';
import type { Context } from './context.ts';
import type { Piece } from './pieces.ts';
import type { LineReading } from './read-items.ts';
import { BLANK, type Item } from './split-items.ts';

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
  const own = `${head.pre.text.replace(/^[^:]*:(?=.*\p{L})/u, ' ')} ${head.post.text}`
    .replaceAll(BLANK, '')
    .trim();
  // "Who needs a decontamination first, pays 120 more": the clause before names what is paid for.
  const isNamed = markWords(own).some(({ kind }) => kind !== 'filler');
  reading.surcharges.push({
    label,
    name: isNamed ? own : head.lead,
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
