import { expect, it } from 'vitest';
import { scoreSigns } from '../../packages/engine/src/prices/reading/score/trees.ts';
import { unpackForest } from '../../packages/engine/src/prices/reading/score/unpack.ts';
import { growForest } from './grow-forest.ts';
import { packForest } from './pack.ts';

/** Yes exactly where both of two signs are set: no single sign is enough. */
const rows = Array.from({ length: 400 }, (_, at) => [at % 2, (at >> 1) % 2, at % 7]);
const examples = {
  signs: Float32Array.from(rows.flat()),
  width: 3,
  labels: Uint8Array.from(rows, ([a = 0, b = 0]) => a & b),
  weights: new Float32Array(rows.length).fill(1),
};
const growth = { trees: 20, depth: 3, rate: 0.3, seed: 1, share: 1, rows: 1 };

it('learns what only two signs together say, the same every time', () => {
  const forest = growForest(examples, growth);
  expect(scoreSigns(forest, [1, 1, 3])).toBeGreaterThan(1);
  expect(scoreSigns(forest, [1, 0, 3])).toBeLessThan(-1);
  expect(scoreSigns(forest, [0, 1, 3])).toBeLessThan(-1);
  expect(growForest(examples, growth)).toEqual(forest);
});

it('says the same after being packed and unpacked', () => {
  const forest = growForest(examples, growth);
  const again = unpackForest(JSON.parse(JSON.stringify(packForest(forest))));
  for (const row of rows.slice(0, 30)) expect(scoreSigns(again, row)).toBeCloseTo(scoreSigns(forest, row), 2);
});

it('asks about more signs than one byte can count', () => {
  const width = 300;
  const wide = rows.map(([a = 0, b = 0]) =>
    Array.from({ length: width }, (_, at) => (at === 280 ? a & b : 0)),
  );
  const signs = Float32Array.from(wide.flat());
  const forest = growForest({ ...examples, signs, width }, growth);
  const again = unpackForest(JSON.parse(JSON.stringify(packForest(forest))));
  for (const row of wide.slice(0, 8)) {
    expect(Math.sign(scoreSigns(forest, row))).toBe(row[280] ? 1 : -1);
    expect(scoreSigns(again, row)).toBeCloseTo(scoreSigns(forest, row), 2);
  }
});
