import { KINDS } from '../../packages/engine/src/asked/kinds.ts';
import { sumOfVotes, VOTE_ROWS, type Votes } from '../../packages/engine/src/asked/votes.ts';
import { randomOf } from '../talks/made/random.ts';
import type { Sample } from './learn.ts';
import { shuffle } from './shuffle.ts';

const ROUNDS = 12;
const RATE = 0.5;
const LEAST_RATE = 0.02;
/** What a weight loses each time it is learned from. */
const DECAY = 3e-6;
const UNSEEN = 1e-2;
/** What a kind is surely not, teaches nothing more. */
const FLAT = 0.003;

/** Every kind is told from all others by itself; steps grow smaller the more was learned of a weight (Adagrad). */
export function learnVotes(samples: readonly Sample[]): Votes {
  const { next: random } = randomOf(11);
  const bias = new Float32Array(KINDS.length).fill(-3);
  const votes = { table: new Float32Array(VOTE_ROWS * KINDS.length), step: 1, bias };
  const seen = new Float32Array(votes.table.length).fill(UNSEEN);
  const seenBias = new Float32Array(KINDS.length).fill(1);
  const order = samples.map((_, at) => at);
  for (let round = 0; round < ROUNDS; round++) {
    const rate = RATE * (1 - round / ROUNDS) + LEAST_RATE;
    shuffle(order, random);
    for (const at of order) {
      const sample = samples[at];
      if (!sample || sample.signs.length === 0) continue;
      const slopes = slopesOf(votes, sample);
      const steep = Array.from(slopes.keys()).filter((kind) => Math.abs(slopes[kind] ?? 0) >= FLAT);
      step(bias, seenBias, slopes, { steep, from: 0, scale: 1, rate });
      const scale = 1 / Math.sqrt(sample.signs.length);
      for (const sign of sample.signs)
        step(votes.table, seen, slopes, { steep, from: (sign % VOTE_ROWS) * KINDS.length, scale, rate });
    }
  }
  return votes;
}

function slopesOf(votes: Votes, { signs, kind, weight }: Sample): Float32Array {
  return sumOfVotes(votes, signs).map(
    (score, at) => (1 / (1 + Math.exp(-score)) - (KINDS[at] === kind ? 1 : 0)) * weight,
  );
}

function step(
  weights: Float32Array,
  seen: Float32Array,
  slopes: Float32Array,
  { steep, from, scale, rate }: { steep: readonly number[]; from: number; scale: number; rate: number },
): void {
  for (const kind of steep) {
    const at = from + kind;
    const slope = (slopes[kind] ?? 0) * scale;
    const all = (seen[at] ?? 0) + slope * slope;
    seen[at] = all;
    weights[at] = (weights[at] ?? 0) * (1 - DECAY) - (rate * slope) / Math.sqrt(all);
  }
}
