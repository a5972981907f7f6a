/** Rows sorted into drawers by the first sixteen bits of their signs, each at a multiple of four bytes. */
export type SortedRows = { starts: Int32Array; bytes: Uint8Array<ArrayBuffer> };

/**
 * Rows lie one behind the other: four bytes of the sign, one for how many labels, then label and steps for each. What
 * is looked up together lies together then: the rows are far larger than what a processor keeps at hand.
 */
export function sortRows(packed: Uint8Array<ArrayBuffer>): SortedRows {
  const view = new DataView(packed.buffer);
  const eachRow = (visit: (drawer: number, at: number, length: number) => void) => {
    for (let at = 0; at < packed.length; ) {
      const length = 5 + 2 * (packed[at + 4] ?? 0);
      visit(view.getUint16(at), at, length);
      at += length;
    }
  };
  const starts = new Int32Array(DRAWERS + 1);
  eachRow((drawer, _, length) => {
    starts[drawer + 1] = (starts[drawer + 1] ?? 0) + upToFour(length);
  });
  for (let drawer = 0; drawer < DRAWERS; drawer++)
    starts[drawer + 1] = (starts[drawer + 1] ?? 0) + (starts[drawer] ?? 0);
  const bytes = new Uint8Array(starts[DRAWERS] ?? 0);
  const signs = new Int32Array(bytes.buffer);
  const filled = starts.slice();
  eachRow((drawer, at, length) => {
    const to = filled[drawer] ?? 0;
    signs[to >>> 2] = view.getInt32(at);
    for (let by = 4; by < length; by++) bytes[to + by] = packed[at + by] ?? 0;
    filled[drawer] = to + upToFour(length);
  });
  return { starts, bytes };
}

export function upToFour(length: number): number {
  return (length + 3) & ~3;
}

const DRAWERS = 2 ** 16;
