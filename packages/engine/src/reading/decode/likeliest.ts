/** Words that do nothing, which may stand anywhere, and the labels with the highest peaks, the highest one first. */
export function likeliest(peaks: Float64Array): Int32Array {
  const ranked = new Int32Array(MOST_LABELS + 1);
  let size = 0;
  for (let label = 0; label < peaks.length; label++) {
    const peak = peaks[label] ?? 0;
    let at = size;
    for (; at > 0 && (peaks[ranked[at - 1] ?? 0] ?? 0) < peak; at--) ranked[at] = ranked[at - 1] ?? 0;
    ranked[at] = label;
    if (size < MOST_LABELS) size++;
  }
  const others = ranked.subarray(0, size).filter((label) => label !== 0);
  const likely = new Int32Array(others.length + 1);
  likely.set(others, 1);
  return likely;
}

const MOST_LABELS = 24;
