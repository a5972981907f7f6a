/**
 * The one-to-one pairs with the greatest sum of weights (Hungarian method). `weights[i][j]` is 0 where a pair is not
 * allowed.
 */
export function bestPairs(weights: readonly (readonly number[])[]): [number, number][] {
  const width = weights[0]?.length ?? 0;
  const size = Math.max(weights.length, width);
  if (weights.length === 0 || width === 0) return [];
  const state: State = {
    cost: (i, j) => -(weights[i - 1]?.[j - 1] ?? 0),
    rowPotential: new Array<number>(size + 1).fill(0),
    columnPotential: new Array<number>(size + 1).fill(0),
    rowOf: new Array<number>(size + 1).fill(0),
    size,
  };
  for (let row = 1; row <= size; row++) placeRow(state, row);
  const pairs: [number, number][] = [];
  for (let column = 1; column <= width; column++) {
    const row = state.rowOf[column] ?? 0;
    if ((weights[row - 1]?.[column - 1] ?? 0) > 0) pairs.push([row - 1, column - 1]);
  }
  return pairs;
}

type State = {
  cost: (row: number, column: number) => number;
  rowPotential: number[];
  columnPotential: number[];
  rowOf: number[];
  size: number;
};

/** Finds the cheapest chain of changes that gives the row a column, and makes them. */
function placeRow(state: State, row: number): void {
  const { rowOf, size } = state;
  rowOf[0] = row;
  const least = new Array<number>(size + 1).fill(Number.POSITIVE_INFINITY);
  const isUsed = new Array<boolean>(size + 1).fill(false);
  const cameFrom = new Array<number>(size + 1).fill(0);
  let column = 0;
  do {
    isUsed[column] = true;
    column = widen(state, column, { least, isUsed, cameFrom });
  } while ((rowOf[column] ?? 0) !== 0);
  while (column !== 0) {
    const before = cameFrom[column] ?? 0;
    rowOf[column] = rowOf[before] ?? 0;
    column = before;
  }
}

type Search = { least: number[]; isUsed: boolean[]; cameFrom: number[] };

function widen(state: State, from: number, { least, isUsed, cameFrom }: Search): number {
  const { rowOf, size, cost, rowPotential, columnPotential } = state;
  const row = rowOf[from] ?? 0;
  let nearest = Number.POSITIVE_INFINITY;
  let next = 0;
  for (let column = 1; column <= size; column++) {
    if (isUsed[column]) continue;
    const reduced = cost(row, column) - (rowPotential[row] ?? 0) - (columnPotential[column] ?? 0);
    if (reduced < (least[column] ?? 0)) {
      least[column] = reduced;
      cameFrom[column] = from;
    }
    if ((least[column] ?? 0) < nearest) {
      nearest = least[column] ?? 0;
      next = column;
    }
  }
  for (let column = 0; column <= size; column++)
    if (isUsed[column]) {
      const held = rowOf[column] ?? 0;
      rowPotential[held] = (rowPotential[held] ?? 0) + nearest;
      columnPotential[column] = (columnPotential[column] ?? 0) - nearest;
    } else least[column] = (least[column] ?? 0) - nearest;
  return next;
}
