/** Some signs are left out at each look, so that no single word is relied upon. The same ones every time it runs. */
export function thinned(rows: readonly Int32Array[], epoch: number): Int32Array[] {
  let state = rows.length * 7919 + (rows[0]?.[1] ?? 0) * 31 + epoch * 104729;
  const keeps = () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    return (state >>> 0) / 2 ** 32 > LEFT_OUT;
  };
  return rows.map((row) => row.filter(keeps));
}

const LEFT_OUT = 0.3;
