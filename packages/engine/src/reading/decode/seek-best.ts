import { floats, ints, type Room } from './room.ts';
import { scoreSpan, type Table } from './score-table.ts';

/** The best way to each place with each likely label: where its piece begins, which one stands before, which is last. */
export type Best = { from: Int32Array; before: Int32Array; last: number };

/** Everything is counted by the places of labels among the likely ones, so that what is read together lies together. */
export function seekBest(table: Table, size: number): Best {
  const { likely, cutting } = table;
  const count = likely.length;
  const scores = likelyScores(table, size);
  const { sums, begins, ends } = scores;
  const reached = REACHED((size + 1) * count, -Infinity);
  const entered = ENTERED((size + 1) * count);
  const previous = PREVIOUS((size + 1) * count);
  const from = FROM((size + 1) * count);
  const before = BEFORE((size + 1) * count);
  const span = new Float64Array(table.width);
  entered.set(scores.first.subarray(0, count));
  for (let to = 1; to <= size; to++) {
    const there = to * count;
    for (let start = Math.max(0, to - cutting.longest); start < to; start++) {
      const here = start * count;
      scoreSpan(table, start, to, span);
      for (let one = 0; one < count; one++) {
        const score =
          (entered[here + one] ?? 0) +
          (begins[here + one] ?? 0) +
          (sums[there + one] ?? 0) -
          (sums[here + one] ?? 0) +
          (ends[there + one] ?? 0) +
          (span[likely[one] ?? 0] ?? 0);
        if (score <= (reached[there + one] ?? 0)) continue;
        reached[there + one] = score;
        from[there + one] = start;
        before[there + one] = previous[here + one] ?? 0;
      }
    }
    enter(scores.steps, { reached, entered, previous }, { row: there, count });
  }
  return { from, before, last: indexOfBest(reached, size * count, likely) };
}

type LikelyScores = Record<'sums' | 'begins' | 'ends' | 'first' | 'steps', Float64Array>;

/** The scores of the likely labels alone; the steps to a label from all the others stand together. */
function likelyScores({ likely, width, ...table }: Table, size: number): LikelyScores {
  const count = likely.length;
  const rows = (room: Room<Float64Array>, all: Float64Array, first: number, many: number) => {
    const some = room(many * count);
    for (let row = 0; row < many; row++)
      for (let one = 0; one < count; one++)
        some[row * count + one] = all[(first + row) * width + (likely[one] ?? 0)] ?? 0;
    return some;
  };
  const steps = STEPS(count * count);
  for (let one = 0; one < count; one++)
    for (let other = 0; other < count; other++)
      steps[one * count + other] = table.follows[(likely[other] ?? 0) * width + (likely[one] ?? 0)] ?? 0;
  return {
    sums: rows(SUMS, table.sums, 0, size + 1),
    begins: rows(BEGINS, table.begins, 0, size + 1),
    ends: rows(ENDS, table.ends, 0, size + 1),
    first: rows(FIRST, table.follows, table.count, 1),
    steps,
  };
}

/** The best way to come to each label from a place that was reached. */
function enter(
  steps: Float64Array,
  { reached, entered, previous }: Record<'reached' | 'entered', Float64Array> & { previous: Int32Array },
  { row, count }: { row: number; count: number },
) {
  for (let one = 0; one < count; one++) {
    let best = -Infinity;
    let by = 0;
    for (let other = 0; other < count; other++) {
      const score = (reached[row + other] ?? 0) + (steps[one * count + other] ?? 0);
      if (score <= best) continue;
      best = score;
      by = other;
    }
    entered[row + one] = best;
    previous[row + one] = by;
  }
}

/** The best of the likely labels at the last place; weights are whole steps, so some are equal, and the first label wins. */
function indexOfBest(reached: Float64Array, row: number, likely: Int32Array): number {
  let best = 0;
  for (let one = 1; one < likely.length; one++) {
    const ahead = (reached[row + one] ?? 0) - (reached[row + best] ?? 0);
    if (ahead > 0 || (ahead === 0 && (likely[one] ?? 0) < (likely[best] ?? 0))) best = one;
  }
  return best;
}

const [REACHED, ENTERED, FIRST, STEPS] = [floats(), floats(), floats(), floats()];
const [SUMS, BEGINS, ENDS] = [floats(), floats(), floats()];
const [PREVIOUS, FROM, BEFORE] = [ints(), ints(), ints()];
