import { type Edges, edgeBetween } from '../propose/edges.ts';
import type { Ground } from '../propose/ground.ts';
import type { Sheet, SheetLine } from '../text/sheet.ts';

/**
 * "GOLD", then "✓ hand wash", "✓ wax", "£90": lines behind bullets that have no price, under a title and beside a price
 * that has no bullet, are what a package holds, and hardly name the price.
 */
export function withoutBulletedContents({ sheet }: Ground, edges: Edges, logits: Float32Array): Float32Array {
  const settled = logits.slice();
  for (const run of bulletedRuns(sheet)) {
    const title = sheet.lines[(run[0]?.index ?? 0) - 1];
    if (!title || title.isBulleted) continue;
    const isListed = sheet.lines[(run.at(-1)?.index ?? 0) + 1]?.runSize === run.length;
    if (isListed) continue;
    for (const { id: segment } of run.flatMap(({ segments }) => segments))
      for (const price of sheet.prices) {
        const edge = sheet.lines[price.line]?.isBulleted ? -1 : edgeBetween(edges, price.id, segment);
        if (edge >= 0) settled[edge] = (settled[edge] ?? 0) - CONTENTS;
      }
  }
  return settled;
}

const CONTENTS = 3;
const LEAST = 2;

/** Two and more lines in a row that have one and the same bullet, words and no sum. */
function bulletedRuns({ lines, view }: Sheet): SheetLine[][] {
  const runs: SheetLine[][] = [[]];
  let last = '';
  for (const line of lines) {
    const isHeld = line.isBulleted && line.kind === 'names' && line.segments.length > 0;
    const bullet = view.text
      .slice(Math.max(0, line.start - LONGEST_BULLET), line.start)
      .trim()
      .slice(-1);
    if (!isHeld || bullet !== last) runs.push([]);
    if (isHeld) runs.at(-1)?.push(line);
    last = bullet;
  }
  return runs.filter(({ length }) => length >= LEAST);
}

const LONGEST_BULLET = 6;
