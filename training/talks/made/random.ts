/** Numbers that look random and are the same in every run. */
export type Random = {
  next: () => number;
  below: (n: number) => number;
  chance: (p: number) => boolean;
  pick: <T>(from: readonly T[]) => T;
  some: <T>(from: readonly T[], n: number) => T[];
};

export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (n: number) => Math.floor(next() * n);
  return {
    next,
    below,
    chance: (p) => next() < p,
    pick: (from) => {
      const one = from[below(from.length)];
      if (one === undefined) throw new Error('nothing to pick from');
      return one;
    },
    some: (from, n) => {
      const left = [...from];
      const taken: (typeof from)[number][] = [];
      while (taken.length < n && left.length > 0) taken.push(...left.splice(below(left.length), 1));
      return taken;
    },
  };
}
