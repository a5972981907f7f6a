import type { Linear } from '../../packages/engine/src/prices/reading/score/linear.ts';
import type { Forest } from '../../packages/engine/src/prices/reading/score/trees.ts';
import type { PackedForest, PackedLinear } from '../../packages/engine/src/prices/reading/score/unpack.ts';

/** Writes weights as bytes; leaves keep about four digits. */
export function packForest({ depth, bounds, trees }: Forest): PackedForest {
  const questions = trees.flatMap(({ signs, cuts }) =>
    Array.from(signs).flatMap((sign, at) => [sign & 255, cuts[at] ?? 255]),
  );
  const upper = trees.flatMap(({ signs }) => Array.from(signs, (sign) => sign >> 8));
  const leaves = trees.flatMap((tree) => Array.from(tree.leaves));
  const scale = Math.max(1e-6, ...leaves.map(Math.abs)) / 32_000;
  return {
    depth,
    bounds: bounds.map((list) => list.map((bound) => Number(bound.toPrecision(5)))),
    questions: Buffer.from(Uint8Array.from(questions)).toString('base64'),
    ...(bounds.length > 256 && { high: Buffer.from(Uint8Array.from(upper)).toString('base64') }),
    leaves: Buffer.from(Int16Array.from(leaves, (leaf) => Math.round(leaf / scale)).buffer).toString(
      'base64',
    ),
    scale,
  };
}

export function packLinear({ size, width, scale, weights }: Linear): PackedLinear {
  const bytes = Int8Array.from(Array.from(weights));
  return { size, width, scale, weights: Buffer.from(bytes.buffer).toString('base64') };
}
