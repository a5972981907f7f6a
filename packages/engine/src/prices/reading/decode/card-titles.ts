import { type Edges, edgeBetween } from '../propose/edges.ts';
import type { Ground } from '../propose/ground.ts';
import type { Sheet, SheetLine } from '../text/sheet.ts';

/**
 * Cards that end with one and the same button: the first line behind a button is the title of the next card, and what
 * stands between the title and the prices is what the card holds, which hardly names a price.
 */
export function withCardTitles(ground: Ground, edges: Edges, logits: Float32Array): Float32Array {
  const settled = logits.slice();
  for (const { title, contents, prices } of cardsOf(ground.sheet))
    for (const { id: price } of prices) {
      const [own] = title.segments;
      const edge = edgeBetween(edges, price, own?.id ?? -1);
      if (edge < 0) continue;
      settled[edge] = Math.max(TITLE, settled[edge] ?? 0);
      for (const { id } of contents.flatMap(({ segments }) => segments)) {
        const other = edgeBetween(edges, price, id);
        if (other >= 0) settled[other] = (settled[other] ?? 0) - CONTENTS;
      }
    }
  return settled;
}

const TITLE = 2;
const CONTENTS = 2;

type Card = {
  title: SheetLine;
  contents: readonly SheetLine[];
  prices: readonly { id: number }[];
};

/** From button to button: a title, at least one line of contents, and the prices. */
function cardsOf({ lines }: Sheet): Card[] {
  const cards: Card[] = [];
  for (const ends of buttonsOf(lines))
    for (const [at, end] of ends.entries()) {
      const from = ends[at - 1] ?? startOf(lines, ends);
      const card = from === null ? [] : lines.slice(from + 1, end);
      const first = card.findIndex(({ kind }) => kind !== 'names');
      const [title, ...contents] = card.slice(0, Math.max(0, first));
      const isPricedOnly = card.slice(first).every(({ kind }) => kind !== 'names' || first < 0);
      if (!title || contents.length < LEAST_CONTENTS || !isPricedOnly || title.segments.length === 0)
        continue;
      cards.push({ title, contents, prices: card.slice(first).flatMap(({ prices }) => prices) });
    }
  return cards;
}

const LEAST_CONTENTS = 1;

/** The lines that stand alike under the prices of at least three cards. */
function buttonsOf(lines: readonly SheetLine[]): number[][] {
  const repeated = lines.filter(
    ({ index, kind, repeats }) =>
      kind === 'names' && repeats >= LEAST_CARDS && lines[index - 1]?.kind !== 'names' && index > 0,
  );
  return [...Map.groupBy(repeated, ({ text }) => text).values()]
    .map((same) => same.map(({ index }) => index))
    .filter(({ length }) => length >= LEAST_CARDS);
}

const LEAST_CARDS = 3;

/** The first card has no button before it; it begins as far above its price as the others do, after a gap at the latest. */
function startOf(lines: readonly SheetLine[], ends: readonly number[]): number | null {
  const [first = 0, second = 0] = ends;
  const size = second - first;
  const start = first - size;
  const isGap = lines.slice(start + 2, first).some(({ isAfterGap }) => isAfterGap);
  return start < -1 || isGap ? null : start;
}
