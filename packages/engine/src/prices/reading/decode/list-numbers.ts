import type { Edges } from '../propose/edges.ts';
import type { Ground } from '../propose/ground.ts';
import type { Segment } from '../text/sheet.ts';

/**
 * "C) Wraps", "III. Leather", "No.4 Mini valet": what only counts a line names none of its prices. Where the page says
 * it again by itself, as the head of a column, it is a class of cars.
 */
export function withoutListNumbers(ground: Ground, edges: Edges, logits: Float32Array): Float32Array {
  const { sheet, sameWords } = ground;
  const counting = new Set(
    sheet.segments
      .filter((segment) => (sameWords[segment.id] ?? 1) === 1 && isListNumber(segment, sheet.lines))
      .map(({ id }) => id),
  );
  if (counting.size === 0) return logits;
  const settled = logits.slice();
  edges.segments.forEach((id, edge) => {
    if (counting.has(id)) settled[edge] = NOTHING;
  });
  return settled;
}

const NOTHING = -6;

function isListNumber(
  { index, line, end, text }: Segment,
  lines: readonly { text: string; segments: readonly Segment[] }[],
): boolean {
  const { text: whole = '', segments = [] } = lines[line] ?? {};
  if (index > 0 || segments.length < 2) return false;
  return COUNTED.test(text) || (COUNT.test(text) && /^[.)]\s/u.test(whole.slice(end)));
}

/** A letter or a Roman number, in Latin or Cyrillic. */
const COUNT = /^(?:\p{Lu}|[IVXІХ]{1,5})$/u;
const COUNTED = /^(?:no|nr|№)\.?\s?\d{1,2}$/iu;
