/** `npm run test:long` has the patience for what only repeats, and a machine of its own to measure on. */
export const isLong = process.env.LONG_TESTS === 'on';

/**
 * The same way in another size, theme or language only repeats it: usually some of them are walked, by their places in
 * the list, in the long run all. Each journey says which, so that phones, dark and other languages have their share.
 */
export function usually<Look>(looks: readonly Look[], ...places: [number, ...number[]]): readonly Look[] {
  if (isLong) return looks;
  const chosen = looks.filter((_, place) => places.includes(place));
  if (chosen.length !== places.length)
    throw new Error(`There are only ${looks.length} looks to choose from.`);
  return chosen;
}
