import { foldText } from '../../../words/fold-text.ts';
import type { Ground } from '../propose/ground.ts';
import type { LegendEntry, ReadRow } from '../read-row.ts';
import { MARKS } from '../text/cut-line.ts';
import type { Segment } from '../text/sheet.ts';

/** What the text says its classes mean: "K2 = Golf, A3, 3er", "S – up to 4 m". */
export function legendOf({ sheet }: Ground, text: string, rows: readonly ReadRow[]): LegendEntry[] {
  const labels = new Map(
    rows.flatMap(({ carType }) => (carType === null ? [] : [[foldText(carType), carType]])),
  );
  const found = new Map<string, LegendEntry>();
  for (const line of sheet.lines) {
    if (line.kind !== 'names') continue;
    const heads = line.segments.filter(
      (segment) => EXPLAINING.has(segment.markBehind) && labelOf(segment, labels) !== null,
    );
    for (const head of heads) {
      const label = labelOf(head, labels);
      const next = line.segments.find(
        ({ index }) => index > head.index && heads.some((one) => one.index === index),
      );
      const meant = line.segments.slice(head.index + 1, next?.index ?? line.segments.length);
      const [first, last] = [meant[0], meant.at(-1)];
      const isList = meant.some((segment) => labelOf(segment, labels) !== null);
      if (label === null || !first || !last || isList || found.has(label)) continue;
      const [start, end] = [first.start, last.end].map((at) => sheet.view.places[line.start + at] ?? 0);
      const words = meant.map((segment) => segment.text);
      found.set(label, {
        label,
        meaning: { start: start ?? 0, end: end ?? 0, text: text.slice(start, end) },
        words,
      });
    }
  }
  return [...found.values()];
}

const EXPLAINING = new Set([
  MARKS.indexOf('equals'),
  MARKS.indexOf('dash'),
  MARKS.indexOf('colon'),
  MARKS.indexOf('open'),
  MARKS.indexOf('gap'),
  MARKS.indexOf('cell'),
]);

/** "Klasse 2" explains the column "2" as well. */
function labelOf(segment: Segment, labels: ReadonlyMap<string, string>): string | null {
  const folded = foldText(segment.text);
  const last = segment.words.at(-1)?.folded ?? '';
  return labels.get(folded) ?? (segment.words.length === 2 ? labels.get(last) : null) ?? null;
}
