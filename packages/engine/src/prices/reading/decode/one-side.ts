import { type Edges, edgeBetween } from '../propose/edges.ts';
import type { Ground } from '../propose/ground.ts';
import { ABOUT } from '../propose/wordings.ts';
import { TAKEN } from '../score/taken.ts';
import type { Sheet } from '../text/sheet.ts';

/**
 * Name, price, name, price, one a line: whether the names stand over their prices or under them is the same for all of
 * them. Price by price a name may be taken from both sides; all together tell which side is meant.
 */
export function withOneSide(ground: Ground, edges: Edges, logits: Float32Array): Float32Array {
  const settled = logits.slice();
  for (const chain of chainsOf(ground.sheet)) {
    const over = meanOf(chain, { side: 'over', edges, logits });
    const under = meanOf(chain, { side: 'under', edges, logits });
    if (Math.min(over, under) < UNLIKELY) continue;
    const wrong = over + USUAL + endsOf(chain, ground) > under ? 'under' : 'over';
    const right = wrong === 'under' ? 'over' : 'under';
    for (const item of chain) {
      for (const segment of item[wrong]) {
        const edge = edgeBetween(edges, item.price, segment);
        if (edge >= 0) settled[edge] = NOTHING;
      }
      nameAtAll(item.price, item[right], { edges, logits: settled });
    }
  }
  return settled;
}

function isJob({ senses }: Ground, id: number): boolean {
  return ((senses[id]?.about ?? ABOUT.plain) & ABOUT.action) !== 0;
}

/**
 * Between two prices a name may be of either. Only the ends tell: what stands over the first price is of it or a heading,
 * what stands under the last one is of it or a farewell. Speaks for over, or, less than nothing, for under.
 */
function endsOf(chain: readonly Item[], ground: Ground): number {
  const over = (chain[0]?.over ?? []).slice(-NEAR).some((id) => isJob(ground, id));
  const under = (chain.at(-1)?.under ?? []).slice(0, NEAR).some((id) => isJob(ground, id));
  return over === under ? 0 : over ? END : -END;
}

const NEAR = 3;
const END = 2;

/** A price that would be left without any name has the likeliest of its side. */
function nameAtAll(
  price: number,
  side: readonly number[],
  { edges, logits }: { edges: Edges; logits: Float32Array },
): void {
  const own = side.map((segment) => edgeBetween(edges, price, segment)).filter((edge) => edge >= 0);
  const [best] = own.sort((a, b) => (logits[b] ?? NOTHING) - (logits[a] ?? NOTHING));
  if (best !== undefined && (logits[best] ?? NOTHING) <= TAKEN) logits[best] = OWN_NAME;
}

const OWN_NAME = 0.5;

/** Names mostly stand over their prices. */
const USUAL = 0.6;
/** A side that hardly any price takes a name from needs no ruling out. */
const UNLIKELY = -2.5;
const NOTHING = -6;

/** A price with the names between it and the prices before and behind it. */
type Item = { price: number; over: readonly number[]; under: readonly number[] };

/** Prices alone in their lines, each with names between it and the next. */
function chainsOf({ lines }: Sheet): Item[][] {
  const priced = lines.filter(({ kind }) => kind !== 'names');
  const chains: Item[][] = [[]];
  for (const [at, line] of priced.entries()) {
    const [last, next] = [priced[at - 1], priced[at + 1]];
    const between = (from: number, to: number) =>
      lines.slice(from + 1, to).flatMap(({ segments }) => segments.map(({ id }) => id));
    const over = between(Math.max(last?.index ?? -1, line.index - MOST_LINES), line.index);
    const under = between(line.index, Math.min(next?.index ?? lines.length, line.index + MOST_LINES));
    const [price] = line.prices;
    const isAlone = line.kind === 'prices' && line.runSize === 1 && line.prices.length === 1;
    if (isAlone && price) chains.at(-1)?.push({ price: price.id, over, under });
    else chains.push([]);
  }
  return chains.filter(({ length }) => length >= LEAST);
}

const LEAST = 3;
const MOST_LINES = 9;

/** How sure the prices are of a name on one side, each by its best. */
function meanOf(
  chain: readonly Item[],
  { side, edges, logits }: { side: 'over' | 'under'; edges: Edges; logits: Float32Array },
): number {
  const sum = chain.reduce((all, item) => {
    const own = item[side].map((segment) => logits[edgeBetween(edges, item.price, segment)] ?? NOTHING);
    return all + Math.max(LEAST_SURE, Math.min(MOST_SURE, Math.max(NOTHING, ...own) - TAKEN));
  }, 0);
  return sum / chain.length;
}

const LEAST_SURE = -4;
const MOST_SURE = 4;
