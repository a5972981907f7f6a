import type { MessageSigns } from '../signs/message-signs.ts';
import { type PlacedMention, stanceSigns } from '../signs/stance-signs.ts';
import type { Scorer } from './scorer.ts';

/** The likeliest stance of a mention. */
export function stanceOf(message: MessageSigns, mention: PlacedMention, scorer: Scorer): string {
  const scores = new Float64Array(scorer.labels.length);
  scorer.add(stanceSigns(message, mention), scores, 0);
  let best = 0;
  scores.forEach((score, at) => {
    if (score > (scores[best] ?? 0)) best = at;
  });
  return scorer.labels[best] ?? '+';
}
