import { type Edges, edgeBetween } from '../propose/edges.ts';
import type { Ground } from '../propose/ground.ts';
import { TAKEN } from '../score/taken.ts';
import type { Segment, Sheet, SheetLine } from '../text/sheet.ts';

/**
 * A page of cards: blocks with a title, lines about it, a price on a line of its own and perhaps a button. Where the
 * title names the price, what the card says below it describes the job and names nothing, unless it is a car.
 */
export function withCardTitles(ground: Ground, edges: Edges, logits: Float32Array): Float32Array {
  const cards = cardsOf(ground.sheet);
  if (cards.length < LEAST_CARDS) return logits;
  const settled = logits.slice();
  for (const { title, about, price } of cards) {
    const edgeOf = ({ id }: Segment) => edgeBetween(edges, price, id);
    const isTitled = title.segments.some((segment) => (logits[edgeOf(segment)] ?? ABOUT) > TAKEN);
    if (!isTitled) continue;
    for (const segment of about.flatMap(({ segments }) => segments)) {
      const isCar = (ground.senses[segment.id]?.cars ?? 0) > 0;
      if (edgeOf(segment) >= 0 && !isCar)
        settled[edgeOf(segment)] = Math.min(ABOUT, settled[edgeOf(segment)] ?? 0);
    }
  }
  return settled;
}

const LEAST_CARDS = 3;
const ABOUT = -4;

type Card = { title: SheetLine; about: SheetLine[]; price: number };

function cardsOf({ lines }: Sheet): Card[] {
  return [...Map.groupBy(lines, ({ block }) => block).values()].flatMap((block) => {
    const [title, ...rest] = block;
    const priced = block.filter(({ prices }) => prices.length > 0);
    const [line] = priced;
    const [price] = line?.prices ?? [];
    const isCard = title?.kind === 'names' && priced.length === 1 && line?.kind === 'prices';
    if (!isCard || !price || line.prices.length > 1 || line.index - title.index < 2) return [];
    return [{ title, about: rest.filter(({ kind }) => kind === 'names'), price: price.id }];
  });
}
