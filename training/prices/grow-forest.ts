import type { Forest, Tree } from '../../packages/engine/src/prices/reading/score/trees.ts';

export type Examples = {
  /** Row after row, `width` signs each. */
  signs: Float32Array;
  width: number;
  labels: Uint8Array;
  weights: Float32Array;
};

export type Growth = {
  trees: number;
  depth: number;
  rate: number;
  seed: number;
  share: number;
  rows: number;
};

const BINS = 32;
const LEAST_HESSIAN = 4;
const RIDGE = 2;

/** Grows trees one after another, each on what the ones before got wrong (gradient boosting of the log loss). */
export function growForest(examples: Examples, growth: Growth): Forest {
  const count = examples.labels.length;
  const bounds = boundsOf(examples);
  const bins = binsOf(examples, bounds);
  const logits = new Float32Array(count);
  const [gradients, hessians] = [new Float32Array(count), new Float32Array(count)];
  const random = randomFrom(growth.seed);
  const trees: Tree[] = [];
  for (let round = 0; round < growth.trees; round++) {
    for (let at = 0; at < count; at++) {
      const p = 1 / (1 + Math.exp(-(logits[at] ?? 0)));
      const weight = examples.weights[at] ?? 1;
      gradients[at] = weight * (p - (examples.labels[at] ?? 0));
      hessians[at] = weight * Math.max(1e-4, p * (1 - p));
    }
    const used = [...bounds.keys()].filter(
      (sign) => (bounds[sign]?.length ?? 0) > 0 && random() < growth.share,
    );
    const rows = chosenRows(count, growth.rows, random);
    const tree = growTree({ bins, gradients, hessians, rows, used, growth });
    addTree(tree, bins, logits);
    trees.push(tree);
  }
  return { depth: growth.depth, bounds, trees };
}

type Work = {
  bins: Uint8Array[];
  gradients: Float32Array;
  hessians: Float32Array;
  rows: Int32Array;
  used: number[];
  growth: Growth;
};

/** Rows in the order of their nodes, with the slope and curve of their loss beside them. */
type Order = { rows: Int32Array; g: Float32Array; h: Float32Array };
type Node = { start: number; end: number; sums: Float64Array | null };

function growTree({ bins, gradients, hessians, rows, used, growth }: Work): Tree {
  const { depth, rate } = growth;
  const inner = 2 ** depth - 1;
  const [signs, cuts] = [new Array<number>(inner).fill(0), new Array<number>(inner).fill(255)];
  const order: Order = {
    rows,
    g: Float32Array.from(rows, (row) => gradients[row] ?? 0),
    h: Float32Array.from(rows, (row) => hessians[row] ?? 0),
  };
  const columns = used.map((sign) => bins[sign] ?? new Uint8Array());
  const root: Node = { start: 0, end: rows.length, sums: null };
  root.sums = histogram(columns, order, root);
  let level = [root];
  for (let at = 0; at < depth; at++) {
    const below: Node[] = [];
    level.forEach((node, place) => {
      const cut = bestCut(node.sums, columns.length);
      const number = 2 ** at - 1 + place;
      signs[number] = used[cut.column] ?? 0;
      cuts[number] = cut.bin;
      const middle =
        cut.bin === 255 ? node.end : part(order, node, columns[cut.column] ?? new Uint8Array(), cut.bin);
      below.push(...children(node, middle, at + 1 < depth ? { columns, order } : null));
    });
    level = below;
  }
  const leaves = level.map(({ start, end }) => {
    let [g, h] = [0, 0];
    for (let at = start; at < end; at++) {
      g += order.g[at] ?? 0;
      h += order.h[at] ?? 0;
    }
    return Math.max(-3, Math.min(3, -g / (h + RIDGE))) * rate;
  });
  return { signs, cuts, leaves };
}

/** The sums of a node's halves; only those of the smaller one are counted, the rest is what remains. */
function children(
  node: Node,
  middle: number,
  count: { columns: Uint8Array[]; order: Order } | null,
): [Node, Node] {
  const left: Node = { start: node.start, end: middle, sums: null };
  const right: Node = { start: middle, end: node.end, sums: null };
  if (!count || !node.sums) return [left, right];
  const isLeftSmaller = middle - node.start < node.end - middle;
  const [small, large] = isLeftSmaller ? [left, right] : [right, left];
  if (small.end - small.start === 0) large.sums = null;
  else {
    const sums = histogram(count.columns, count.order, small);
    small.sums = sums;
    large.sums = node.sums.map((sum, at) => sum - (sums[at] ?? 0));
  }
  return [left, right];
}

function histogram(
  columns: readonly Uint8Array[],
  { rows, g, h }: Order,
  { start, end }: Node,
): Float64Array {
  const sums = new Float64Array(columns.length * BINS * 2);
  columns.forEach((column, at) => {
    const base = at * BINS * 2;
    for (let place = start; place < end; place++) {
      const slot = base + 2 * (column[rows[place] ?? 0] ?? 0);
      sums[slot] = (sums[slot] ?? 0) + (g[place] ?? 0);
      sums[slot + 1] = (sums[slot + 1] ?? 0) + (h[place] ?? 0);
    }
  });
  return sums;
}

/** Puts the rows of a node that stay at or below the cut before the others; gives where those begin. */
function part({ rows, g, h }: Order, { start, end }: Node, column: Uint8Array, bin: number): number {
  const later: [number, number, number][] = [];
  let free = start;
  for (let at = start; at < end; at++) {
    const [row, slope, curve] = [rows[at] ?? 0, g[at] ?? 0, h[at] ?? 0];
    if ((column[row] ?? 0) > bin) later.push([row, slope, curve]);
    else {
      rows[free] = row;
      g[free] = slope;
      h[free++] = curve;
    }
  }
  const middle = free;
  for (const [row, slope, curve] of later) {
    rows[free] = row;
    g[free] = slope;
    h[free++] = curve;
  }
  return middle;
}

function bestCut(sums: Float64Array | null, width: number): { column: number; bin: number } {
  const best = { column: 0, bin: 255 };
  if (!sums) return best;
  let most = 1e-3;
  let [allG, allH] = [0, 0];
  for (let bin = 0; bin < BINS; bin++) {
    allG += sums[2 * bin] ?? 0;
    allH += sums[2 * bin + 1] ?? 0;
  }
  const base = (allG * allG) / (allH + RIDGE);
  for (let column = 0; column < width; column++) {
    let [leftG, leftH] = [0, 0];
    for (let bin = 0; bin < BINS - 1; bin++) {
      const slot = (column * BINS + bin) * 2;
      leftG += sums[slot] ?? 0;
      leftH += sums[slot + 1] ?? 0;
      const [rightG, rightH] = [allG - leftG, allH - leftH];
      if (leftH < LEAST_HESSIAN || rightH < LEAST_HESSIAN) continue;
      const gain = (leftG * leftG) / (leftH + RIDGE) + (rightG * rightG) / (rightH + RIDGE) - base;
      if (gain <= most) continue;
      most = gain;
      best.column = column;
      best.bin = bin;
    }
  }
  return best;
}

function addTree({ signs, cuts, leaves }: Tree, bins: readonly Uint8Array[], logits: Float32Array): void {
  const inner = signs.length;
  for (let at = 0; at < logits.length; at++) {
    let node = 0;
    while (node < inner)
      node = 2 * node + ((bins[signs[node] ?? 0]?.[at] ?? 0) > (cuts[node] ?? 255) ? 2 : 1);
    logits[at] = (logits[at] ?? 0) + (leaves[node - inner] ?? 0);
  }
}

/** At most 31 bounds a sign, so that values fall into bins of about equal size. */
function boundsOf({ signs, width, labels }: Examples): number[][] {
  const step = Math.max(1, Math.floor(labels.length / 40_000));
  return Array.from({ length: width }, (_, sign) => {
    const values: number[] = [];
    for (let at = 0; at < labels.length; at += step) values.push(signs[at * width + sign] ?? 0);
    values.sort((a, b) => a - b);
    const distinct = [...new Set(values)];
    const chosen =
      distinct.length <= BINS
        ? distinct.slice(0, -1).map((value, at) => (value + (distinct[at + 1] ?? value)) / 2)
        : [
            ...new Set(
              Array.from(
                { length: BINS - 1 },
                (_, at) => values[Math.floor(((at + 1) * values.length) / BINS)] ?? 0,
              ),
            ),
          ];
    return chosen.map((bound) => Math.fround(bound));
  });
}

function binsOf({ signs, width, labels }: Examples, bounds: readonly (readonly number[])[]): Uint8Array[] {
  return bounds.map((own, sign) => {
    const column = new Uint8Array(labels.length);
    for (let at = 0; at < labels.length; at++) {
      const value = signs[at * width + sign] ?? 0;
      let [low, high] = [0, own.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (value > (own[middle] ?? 0)) low = middle + 1;
        else high = middle;
      }
      column[at] = low;
    }
    return column;
  });
}

/** A small generator of numbers from 0 to 1 (mulberry32), so that training gives the same weights every time. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function chosenRows(count: number, share: number, random: () => number): Int32Array {
  const rows = new Int32Array(count);
  let size = 0;
  for (let row = 0; row < count; row++) if (random() < share) rows[size++] = row;
  return rows.slice(0, size);
}
