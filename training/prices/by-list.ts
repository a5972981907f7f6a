// Between lists of rows and the flat arrays that forests learn from.
import type { Prepared } from './prepare.ts';

/** The logits of edges or figures, list by list, as models that had not seen the list give them. */
export type Unseen = Float32Array[];

export type Labelled = { labels: number[]; weights: number[] };

export function matrix(
  lists: readonly (readonly ArrayLike<number>[])[],
  { names, off }: { names: readonly string[]; off?: RegExp | undefined },
): Float32Array {
  const width = names.length;
  const count = lists.reduce((all, rows) => all + rows.length, 0);
  const signs = new Float32Array(new SharedArrayBuffer(count * width * 4));
  const dropped = names.flatMap((name, at) => (off?.test(name) ? [at] : []));
  let at = 0;
  for (const rows of lists)
    for (const row of rows) {
      if (row.length !== width) throw new Error(`A row has ${row.length} signs, but ${width} are named.`);
      signs.set(row, at * width);
      for (const sign of dropped) signs[at * width + sign] = 0;
      at++;
    }
  return signs;
}

export function flat(labelled: readonly Labelled[], all: readonly Prepared[]) {
  return {
    labels: Int8Array.from(labelled.flatMap(({ labels }) => labels)),
    weights: Float32Array.from(labelled.flatMap(({ weights }) => weights)),
    folds: Uint8Array.from(labelled.flatMap(({ labels }, at) => labels.map(() => all[at]?.list.fold ?? 0))),
  };
}

export function byList(values: Float32Array, sizes: readonly number[]): Unseen {
  let from = 0;
  return sizes.map((size) => {
    from += size;
    return values.subarray(from - size, from);
  });
}
