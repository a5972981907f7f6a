import type { LineJudges } from '../../packages/engine/src/dialog/order/judge-lines.ts';
import type { Forest } from '../../packages/engine/src/prices/reading/score/trees.ts';
import { growForest } from '../prices/grow-forest.ts';
import type { Example } from './examples.ts';

const GROWTH = { trees: 300, depth: 5, rate: 0.06, seed: 7, share: 0.5, rows: 0.8 };

export function learn(examples: readonly Example[]): LineJudges {
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
      return label === null ? [] : [{ signs, label }];
    }),
  );
  const width = rows[0]?.signs.length ?? 0;
  const signs = new Float32Array(rows.length * width);
  rows.forEach((row, at) => signs.set(row.signs, at * width));
  const labels = Uint8Array.from(rows, ({ label }) => (label ? 1 : 0));
  return growForest({ signs, width, labels, weights: new Float32Array(rows.length).fill(1) }, GROWTH);
}
