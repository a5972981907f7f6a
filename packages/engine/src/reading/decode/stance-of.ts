import type { MessageSigns } from '../signs/message-signs.ts';
import { SignList } from '../signs/sign-list.ts';
import { type PlacedMention, stanceSigns } from '../signs/stance-signs.ts';
import type { Scorer } from './scorer.ts';

/** The likeliest stance of a mention. */
export function stanceOf(message: MessageSigns, mention: PlacedMention, scorer: Scorer): string {
  const scores = new Float64Array(scorer.labels.length);
  SIGNS.clear();
  stanceSigns(SIGNS, message, mention);
  scorer.add(SIGNS, scores, 0);
  let best = 0;
  scores.forEach((score, at) => {
    if (score > (scores[best] ?? 0)) best = at;
  });
  return scorer.labels[best] ?? '+';
}

const SIGNS = new SignList();
