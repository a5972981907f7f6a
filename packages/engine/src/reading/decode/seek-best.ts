import { scoreSpan, type Table } from './score-table.ts';

/** The best way to each place with each label: where its piece begins, which label stands before, which one is last. */
export type Best = { from: Int32Array; before: Int32Array; last: number };

export function seekBest(table: Table, size: number): Best {
  const { count, width, follows, sums, begins, ends, cutting, likely } = table;
  const reached = new Float64Array((size + 1) * count).fill(-Infinity);
  const entered = new Float64Array((size + 1) * count);
  const previous = new Int32Array((size + 1) * count);
  const from = new Int32Array((size + 1) * count);
  const before = new Int32Array((size + 1) * count);
  const span = new Float64Array(width);
  for (let label = 0; label < count; label++) entered[label] = follows[count * width + label] ?? 0;
  for (let to = 1; to <= size; to++) {
    for (let start = Math.max(0, to - cutting.longest); start < to; start++) {
      scoreSpan(table, start, to, span);
      for (let one = 0; one < likely.length; one++) {
        const label = likely[one] ?? 0;
        const score =
          (entered[start * count + label] ?? 0) +
          (begins[start * count + label] ?? 0) +
          (sums[to * count + label] ?? 0) -
          (sums[start * count + label] ?? 0) +
          (ends[to * count + label] ?? 0) +
          (span[label] ?? 0);
        const place = to * count + label;
        if (score <= (reached[place] ?? 0)) continue;
        reached[place] = score;
        from[place] = start;
        before[place] = previous[start * count + label] ?? 0;
      }
    }
    enter(table, { reached, entered, previous }, to);
  }
  return { from, before, last: indexOfBest(reached, size * count, count) };
}

/** The best way to come to each label from a place that was reached. */
function enter(
  { count, width, follows, likely }: Table,
  { reached, entered, previous }: Record<'reached' | 'entered', Float64Array> & { previous: Int32Array },
  at: number,
) {
  for (let one = 0; one < likely.length; one++) {
    const label = likely[one] ?? 0;
    let best = -Infinity;
    let by = 0;
    for (let two = 0; two < likely.length; two++) {
      const other = likely[two] ?? 0;
      const score = (reached[at * count + other] ?? 0) + (follows[other * width + label] ?? 0);
      if (score <= best) continue;
      best = score;
      by = other;
    }
    entered[at * count + label] = best;
    previous[at * count + label] = by;
  }
}

function indexOfBest(scores: Float64Array, from: number, count: number): number {
  let best = 0;
  for (let at = 1; at < count; at++) if ((scores[from + at] ?? 0) > (scores[from + best] ?? 0)) best = at;
  return best;
}
