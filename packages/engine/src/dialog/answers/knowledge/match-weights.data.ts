// Written by `npm run train:asked`.
/** How much each sign counts, in their order, and last what stands for itself. */
export const MATCH: { inputs: string; weights: readonly number[] } = {
  inputs: 'cbd0f3b24bf6a329',
  // biome-ignore format: numbers in a row
  weights: [2.872, 2.912, 1.553, 1.028, 1.423, 0.66, 0.618, 1.693, 0.65, 1.983, 1.494, 0.857, 1.473, 0.565, -0.411, -0.061, 0.161, 1.315, -2.564, 0.062, 0.611, 0.118, -0.477, 0.565, -3.129],
};
