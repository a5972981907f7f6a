import { EXTRAS_HEADING, GENERIC_HEADING, PARTS_HEADING } from '../labels/label-words.data.ts';
import type { Edges } from '../propose/edges.ts';
import type { Ground } from '../propose/ground.ts';
import type { Segment } from '../text/sheet.ts';

/** "Our prices", "Extras", "À la carte": what only says that a list follows names none of its prices. */
export function withoutEmptyHeadings({ sheet }: Ground, edges: Edges, logits: Float32Array): Float32Array {
  const empty = new Set(sheet.segments.filter(isEmptyHeading).map(({ id }) => id));
  if (empty.size === 0) return logits;
  const settled = logits.slice();
  edges.segments.forEach((id, edge) => {
    if (empty.has(id)) settled[edge] = NOTHING;
  });
  return settled;
}

const NOTHING = -6;

/** At the beginning of its line: "door handles, extra" is another thing. */
function isEmptyHeading({ index, text }: Segment): boolean {
  return (
    index === 0 && [GENERIC_HEADING, EXTRAS_HEADING, PARTS_HEADING].some((pattern) => pattern.test(text))
  );
}
