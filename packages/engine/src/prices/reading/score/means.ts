/** Means by numbered key, from which one value can be left out again. */
export class Means {
  readonly #sums: Float64Array;
  readonly #counts: Int32Array;

  constructor(keys: number) {
    this.#sums = new Float64Array(keys);
    this.#counts = new Int32Array(keys);
  }

  add(key: number, value: number): void {
    this.#sums[key] = (this.#sums[key] ?? 0) + value;
    this.#counts[key] = (this.#counts[key] ?? 0) + 1;
  }

  /** The mean of the others under this key; the value itself where there are none. */
  without(key: number, value: number): number {
    const count = this.#counts[key] ?? 0;
    return count > 1 ? ((this.#sums[key] ?? 0) - value) / (count - 1) : value;
  }
}
