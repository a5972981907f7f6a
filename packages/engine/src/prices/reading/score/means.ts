/** Means by key, from which one value can be left out again. */
export class Means {
  readonly #sums = new Map<number, { sum: number; count: number }>();

  add(key: number, value: number): void {
    const known = this.#sums.get(key);
    if (known) {
      known.sum += value;
      known.count++;
    } else this.#sums.set(key, { sum: value, count: 1 });
  }

  /** The mean of the others under this key; the value itself where there are none. */
  without(key: number, value: number): number {
    const { sum, count } = this.#sums.get(key) ?? { sum: value, count: 1 };
    return count > 1 ? (sum - value) / (count - 1) : value;
  }
}
