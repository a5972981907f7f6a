import type { Edges } from '../propose/edges.ts';
import type { Ground } from '../propose/ground.ts';
import { CONTEXT_SIGNS, contextSigns } from '../score/context-signs.ts';
import { EDGE_SIGNS, edgeSigns } from '../score/edge-signs.ts';
import { figureSigns } from '../score/figure-signs.ts';
import type { Models } from '../score/models.ts';
import { type Forest, scoreSigns } from '../score/trees.ts';
import { KeptSigns } from './kept-signs.ts';
import { settleOrders } from './settle-orders.ts';

/** What the weights say of a page, of every edge and of every figure, with the order of its tables settled. */
export type PageScores = {
  edges: Float32Array;
  figures: Float32Array;
  /** What every opinion but the last said of the edges. */
  opinions: readonly Float32Array[];
};

export function scorePage(ground: Ground, edges: Edges, models: Models): PageScores {
  const [first, ...later] = models.edges;
  const looked = lookFirst(ground, edges, first);
  let { logits } = looked;
  const opinions: Float32Array[] = [];
  for (const forest of later) {
    opinions.push(logits);
    logits = lookAgain(forest, { logits, signs: looked.signs, context: contextSigns(ground, edges, logits) });
  }
  const figures = figureSigns(ground, edges, { logits, wording: models.wording });
  return {
    opinions,
    edges: settleOrders(ground, edges, logits),
    figures: Float32Array.from(figures, (own) => scoreSigns(models.figures, own)),
  };
}

/** The first opinion of every edge, and the signs of those that are looked at again. */
function lookFirst(
  ground: Ground,
  edges: Edges,
  forest: Forest | undefined,
): { logits: Float32Array; signs: KeptSigns } {
  const { prices, segments } = ground.sheet;
  const logits = new Float32Array(edges.segments.length);
  const signs = new KeptSigns(logits.length, EDGE_SIGNS.length);
  const row = new Float64Array(EDGE_SIGNS.length);
  for (let edge = 0; edge < logits.length; edge++) {
    const [price, segment] = [prices[edges.prices[edge] ?? 0], segments[edges.segments[edge] ?? 0]];
    if (!price || !segment || !forest) continue;
    edgeSigns(ground, { price, segment }, row);
    logits[edge] = scoreSigns(forest, row);
    if ((logits[edge] ?? 0) >= HOPELESS) signs.keep(edge, row);
  }
  return { logits, signs };
}

/** An opinion in the light of the one before. */
function lookAgain(
  forest: Forest,
  known: { logits: Float32Array; signs: KeptSigns; context: (edge: number) => number[] },
): Float32Array {
  const logits = known.logits.slice();
  const row = new Float64Array(EDGE_SIGNS.length + CONTEXT_SIGNS.length);
  for (let edge = 0; edge < logits.length; edge++) {
    if ((logits[edge] ?? 0) < HOPELESS || !known.signs.lay(edge, row)) continue;
    row.set(known.context(edge), EDGE_SIGNS.length);
    logits[edge] = scoreSigns(forest, row);
  }
  return logits;
}

/** An edge that the first opinion holds for this unlikely is not looked at again. */
const HOPELESS = -5.5;
