// Written by `npm run train:asked`.
/** How much each sign counts, in their order, and last what stands for itself. */
export const MATCH: { inputs: string; weights: readonly number[] } = {
  inputs: 'f1611f02209a797c',
  // biome-ignore format: numbers in a row
  weights: [2.851, 2.926, 1.55, 1.029, 1.413, 0.675, 0.636, 1.691, 0.647, 1.991, 1.488, 0.858, 1.47, 0.574, -0.407, -0.063, 0.161, 1.308, -2.54, 0.067, 0.605, 0.121, -0.479, 0.57, -3.15],
};
