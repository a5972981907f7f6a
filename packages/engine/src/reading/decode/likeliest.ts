/** Words that do nothing, which may stand anywhere, and the labels with the highest peaks, the highest one first. */
export function likeliest(peaks: Float64Array): Int32Array {
  const ranked = new Int32Array(MOST_LABELS);
  let size = 0;
  for (let label = 0; label < peaks.length; label++) {
    const peak = peaks[label] ?? 0;
    let at = size;
    while (at > 0 && (peaks[ranked[at - 1] ?? 0] ?? 0) < peak) at--;
    if (at === MOST_LABELS) continue;
    if (size < MOST_LABELS) size++;
    ranked.copyWithin(at + 1, at, size - 1);
    ranked[at] = label;
  }
  const likely = ranked.subarray(0, size);
  return Int32Array.from([0, ...likely.filter((label) => label !== 0)]);
}

const MOST_LABELS = 24;
