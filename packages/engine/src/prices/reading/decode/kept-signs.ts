/** Rows of signs, one behind the other in one stretch of memory that grows; a page has tens of thousands of them. */
export class KeptSigns {
  readonly #width: number;
  readonly #places: Int32Array;
  #kept: Float64Array;
  #count = 0;

  constructor(edges: number, width: number) {
    this.#width = width;
    this.#places = new Int32Array(edges).fill(-1);
    this.#kept = new Float64Array(FIRST_ROOM * width);
  }

  keep(edge: number, row: Float64Array): void {
    if ((this.#count + 1) * this.#width > this.#kept.length) {
      const more = new Float64Array(this.#kept.length * 2);
      more.set(this.#kept);
      this.#kept = more;
    }
    this.#kept.set(row, this.#count * this.#width);
    this.#places[edge] = this.#count++;
  }

  /** Lays the signs of an edge into the beginning of a row; tells whether any were kept. */
  lay(edge: number, row: Float64Array): boolean {
    const place = this.#places[edge] ?? -1;
    if (place < 0) return false;
    row.set(this.#kept.subarray(place * this.#width, (place + 1) * this.#width));
    return true;
  }
}

const FIRST_ROOM = 256;
