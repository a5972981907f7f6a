import type { Edges } from '../propose/edges.ts';
import type { Ground } from '../propose/ground.ts';
import { contextSigns } from '../score/context-signs.ts';
import { edgeSigns } from '../score/edge-signs.ts';
import { figureSigns } from '../score/figure-signs.ts';
import type { Models } from '../score/models.ts';
import { scoreSigns } from '../score/trees.ts';

/** What the weights say of a page: of every edge, and of every figure. */
export type PageScores = {
  edges: Float32Array;
  figures: Float32Array;
  /** What every opinion but the last said of the edges. */
  opinions: readonly Float32Array[];
};

export function scorePage(ground: Ground, edges: Edges, models: Models): PageScores {
  const { sheet } = ground;
  const signs = edges.segments.map((segmentId, edge) => {
    const [price, segment] = [sheet.prices[edges.prices[edge] ?? 0], sheet.segments[segmentId]];
    return price && segment ? edgeSigns(ground, price, segment) : [];
  });
  const [first, ...later] = models.edges;
  let logits = Float32Array.from(signs, (own) => (first ? scoreSigns(first, own) : 0));
  const opinions: Float32Array[] = [];
  for (const forest of later) {
    opinions.push(logits);
    const context = contextSigns(ground, edges, logits);
    logits = logits.map((logit, edge) =>
      logit < HOPELESS ? logit : scoreSigns(forest, [...(signs[edge] ?? []), ...context(edge)]),
    );
  }
  const figures = figureSigns(ground, edges, { logits, wording: models.wording });
  return {
    opinions,
    edges: logits,
    figures: Float32Array.from(figures, (own) => scoreSigns(models.figures, own)),
  };
}

/** An edge that the first opinion holds for this unlikely is not looked at again. */
const HOPELESS = -5.5;
