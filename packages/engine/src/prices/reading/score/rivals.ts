import type { Edges } from '../propose/edges.ts';
import type { Ground } from '../propose/ground.ts';

/** The names that compete for one price, as an opinion ranks them. */
export class Rivals {
  readonly #ground: Ground;
  readonly #edges: Edges;
  readonly #logits: ArrayLike<number>;
  readonly #first: number;
  readonly #end: number;
  /** Ascending. */
  readonly #ranked: Float64Array;
  readonly #best = new Map<number, { edge: number; logit: number; second: number }>();
  readonly #likely: readonly number[];

  constructor(ground: Ground, price: number, opinion: { edges: Edges; logits: ArrayLike<number> }) {
    this.#ground = ground;
    this.#edges = opinion.edges;
    this.#logits = opinion.logits;
    this.#first = opinion.edges.firstOf[price] ?? 0;
    this.#end = opinion.edges.firstOf[price + 1] ?? 0;
    const own = Array.from({ length: this.#end - this.#first }, (_, at) => this.#first + at);
    this.#ranked = Float64Array.from(own, (edge) => this.#logitOf(edge)).sort();
    this.#likely = own.filter((edge) => this.#logitOf(edge) >= LIKELY);
  }

  /** How many names of the price are preferred to this one. */
  preferredTo(edge: number): number {
    const own = this.#logitOf(edge);
    let [low, high] = [0, this.#ranked.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#ranked[middle] ?? 0) > own) high = middle;
      else low = middle + 1;
    }
    return this.#ranked.length - low;
  }

  /** The logit of the best other name about one of these things. */
  bestAbout(edge: number, bits: number): number {
    const known = this.#best.get(bits) ?? this.#findBest(bits);
    this.#best.set(bits, known);
    return known.edge === edge ? known.second : known.logit;
  }

  /** How surely the other names of the price are a service, a part, a film, a car: a row without a service wants a title. */
  rolesBeside(edge: number): number[] {
    const best = [NOTHING, NOTHING, NOTHING, NOTHING];
    for (const other of this.#likely) {
      if (other === edge) continue;
      const roles = this.#ground.phrases[this.#edges.segments[other] ?? 0] ?? [];
      for (let role = 0; role < best.length; role++)
        best[role] = Math.max(best[role] ?? NOTHING, roles[role + 1] ?? NOTHING);
    }
    return best;
  }

  #findBest(bits: number): { edge: number; logit: number; second: number } {
    const best = { edge: -1, logit: Number.NEGATIVE_INFINITY, second: Number.NEGATIVE_INFINITY };
    for (let edge = this.#first; edge < this.#end; edge++) {
      const about = this.#ground.senses[this.#edges.segments[edge] ?? 0]?.about ?? 0;
      const logit = this.#logitOf(edge);
      if (!(about & bits) || logit <= best.second) continue;
      if (logit <= best.logit) best.second = logit;
      else {
        best.second = best.logit;
        best.logit = logit;
        best.edge = edge;
      }
    }
    return best;
  }

  #logitOf(edge: number): number {
    return this.#logits[edge] ?? 0;
  }
}

/** What is said of a name that no opinion was asked about. */
export const NOTHING = -8;
const LIKELY = -0.5;
