import type { LineJudges } from '../../packages/engine/src/dialog/order/judge-lines.ts';
import {
  type Forest,
  probability,
  scoreSigns,
} from '../../packages/engine/src/prices/reading/score/trees.ts';
import { growForest } from '../prices/grow-forest.ts';
import type { Example } from './examples.ts';

const GROWTH = { trees: 300, depth: 5, rate: 0.06, seed: 7, share: 0.5, rows: 0.8 };

/**
 * Learns twice: what the first round still misjudges of our own tests, whose answers are beyond doubt, weighs more in
 * the second.
 */
export function learn(examples: readonly Example[], tested: readonly Example[]): LineJudges {
  const first = judgesOf([...examples, ...tested]);
  const isMissed = ({ heard, wanted }: Example) =>
    heard.lines.some(({ signs }, at) => {
      const want = wanted[at] ?? null;
      const p = probability(scoreSigns(first.wanted, signs));
      return want !== null && (want ? p < SURE : p > 1 - SURE);
    });
  const weighed = tested.map((one) => (isMissed(one) ? { ...one, weight: one.weight * MISSED } : one));
  return judgesOf([...examples, ...weighed]);
}

const SURE = 0.6;
const MISSED = 6;

function judgesOf(examples: readonly Example[]): LineJudges {
  return {
    wanted: forestOf(examples, ({ wanted }, at) => wanted[at] ?? null),
    shown: forestOf(examples, ({ shown, wanted }, at) =>
      shown[at] === null ? null : shown[at] === true && wanted[at] !== true,
    ),
  };
}

function forestOf(
  examples: readonly Example[],
  labelOf: (one: Example, at: number) => boolean | null,
): Forest {
  const rows = examples.flatMap((one) =>
    one.heard.lines.flatMap(({ signs }, at) => {
      const label = labelOf(one, at);
      return label === null ? [] : [{ signs, label, weight: one.weight }];
    }),
  );
  const width = rows[0]?.signs.length ?? 0;
  const signs = new Float32Array(rows.length * width);
  for (const [at, row] of rows.entries()) signs.set(row.signs, at * width);
  const labels = Uint8Array.from(rows, ({ label }) => (label ? 1 : 0));
  return growForest(
    { signs, width, labels, weights: Float32Array.from(rows, ({ weight }) => weight) },
    GROWTH,
  );
}
