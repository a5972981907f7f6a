/**
 * The signs of each answer beside those of the others: of several that might be meant the one that is ahead is the one,
 * and a sign tells little where all bear it. `scores` is what each answer's own signs come to.
 */
export function signsBesideOthers(
  all: readonly (readonly number[])[],
  scores: readonly number[],
): number[][] {
  const most = Math.max(...scores);
  const sum = scores.reduce((total, score) => total + Math.exp(score - most), 0);
  const highest = twoHighest(scores);
  const columns = (all[0] ?? []).map((_, sign) => twoHighest(all.map((signs) => signs[sign] ?? 0)));
  return all.map((signs, at) => {
    const score = scores[at] ?? 0;
    return [
      ...signs,
      ...signs.map((sign, column) => sign - elsewhere(columns[column] ?? ALONE, sign)),
      score,
      score - elsewhere(highest, score),
      Math.exp(score - most) / sum,
    ];
  });
}

type Highest = { first: number; second: number };

const ALONE: Highest = { first: 0, second: 0 };

function twoHighest(values: readonly number[]): Highest {
  if (values.length < 2) return { first: values[0] ?? 0, second: 0 };
  const [first = 0, second = 0] = values.toSorted((one, other) => other - one);
  return { first, second };
}

/** The highest value of all others. */
function elsewhere({ first, second }: Highest, own: number): number {
  return own >= first ? second : first;
}
