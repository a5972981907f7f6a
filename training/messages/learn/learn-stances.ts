import { placeMentions } from '../../../packages/engine/src/reading/decode/place-mentions.ts';
import { stanceSigns } from '../../../packages/engine/src/reading/signs/stance-signs.ts';
import { collectSigns } from './collect-signs.ts';
import { type Prepared, shuffled } from './prepare.ts';
import { thinned } from './thinned.ts';
import { countSigns, Weights } from './weights.ts';

/** Learns whether a mention is wanted, denied, compared or given up, from the marked clauses and mentions. */
export function learnStances(
  messages: readonly Prepared[],
  { epochs, rate }: { epochs: number; rate: number },
): Weights {
  const weights = new Weights(['+', '-', '~', '<']);
  const all = messages.flatMap((message) => {
    const mentions = message.mentions.map((one) => ({ ...one, ...stretch(message, one) }));
    const placed = placeMentions(
      mentions,
      message.acts.map((one) => ({ ...one, ...stretch(message, one) })),
    );
    return placed.map((one, at) => ({
      signs: collectSigns((list) => stanceSigns(list, message.signs, one)),
      gold: weights.labels.indexOf(mentions[at]?.sign ?? '+'),
    }));
  });
  const counts = new Map<number, number>();
  for (const { signs } of all) countSigns(counts, signs);
  weights.know(counts, 2);
  const examples = all.map(({ signs, gold }) => ({ ids: weights.idsOf(signs), gold }));
  for (let epoch = 0; epoch < epochs; epoch++)
    for (const { ids, gold } of shuffled(examples, epoch)) {
      const [row = ids] = thinned([ids], epoch + gold);
      const scores = new Float64Array(weights.width);
      weights.add(row, scores, 0);
      const most = Math.max(...scores);
      const shares = scores.map((score) => Math.exp(score - most));
      const total = shares.reduce((sum, share) => sum + share, 0);
      const differences = shares.map((share, label) => (label === gold ? 1 : 0) - share / total);
      weights.learn(row, differences, { from: 0, rate: rate * 0.85 ** epoch });
    }
  return weights;
}

/** Places in the text as tokens, the last one exclusive. */
export function stretch({ signs }: Prepared, { start, end }: { start: number; end: number }) {
  const { tokens } = signs;
  const from = tokens.findIndex((token) => token.end > start);
  const to = tokens.findLastIndex((token) => token.start < end) + 1;
  return { from: Math.max(0, from), to };
}
