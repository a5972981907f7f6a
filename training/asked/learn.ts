import { KINDS, type Kind } from '../../packages/engine/src/asked/kinds.ts';
import { type AskedModel, senseOf, sharesOf } from '../../packages/engine/src/asked/model.ts';
import { ROWS } from '../../packages/engine/src/asked/signs-of-clause.ts';
import { randomOf } from '../talks/made/random.ts';
import { learnVotes } from './learn-votes.ts';
import { shuffle } from './shuffle.ts';

/** A clause by its signs, what it is, and how much is made of it. */
export type Sample = { signs: Int32Array; kind: Kind; weight: number };

const WIDTH = 24;
const ROUNDS = 14;
const RATE = 0.12;
const LEAST_RATE = 0.004;
/** Signs that are left out each time, so that no clause hangs on a few of them. */
const LEFT_OUT = 0.25;
/** What is not held against the other kinds. */
const DOUBT = 0.05;

/** The same samples in the same order make the same weights; steps grow smaller the more was learned of a weight (Adagrad). */
export function learn(samples: readonly Sample[]): AskedModel {
  const { next: random } = randomOf(7);
  const table = Float32Array.from({ length: ROWS * WIDTH }, () => (random() - 0.5) * 0.2);
  const model = {
    width: WIDTH,
    table,
    step: 1,
    kinds: new Float32Array(KINDS.length * WIDTH),
    bias: new Float32Array(KINDS.length),
    votes: learnVotes(samples),
  };
  const seen = {
    table: new Float32Array(table.length).fill(UNSEEN),
    kinds: new Float32Array(model.kinds.length).fill(UNSEEN),
    bias: new Float32Array(KINDS.length).fill(UNSEEN),
  };
  const order = samples.map((_, at) => at);
  for (let round = 0; round < ROUNDS; round++) {
    const rate = RATE * (1 - round / ROUNDS) + LEAST_RATE;
    shuffle(order, random);
    for (const at of order) {
      const sample = samples[at];
      const signs = sample?.signs.filter(() => random() >= LEFT_OUT) ?? NONE;
      if (sample && signs.length > 0) learnOne(model, seen, { ...sample, signs }, rate);
    }
  }
  return model;
}

const NONE = new Int32Array();
const UNSEEN = 1e-4;
const back = new Float32Array(WIDTH);

function learnOne(
  model: AskedModel,
  seen: Pick<AskedModel, 'table' | 'kinds' | 'bias'>,
  { kind, weight, signs }: Sample,
  rate: number,
): void {
  const sense = senseOf(model, signs);
  const shares = sharesOf(model, sense);
  back.fill(0);
  for (let one = 0; one < shares.length; one++) {
    const wanted = KINDS[one] === kind ? 1 - DOUBT : DOUBT / (KINDS.length - 1);
    const off = ((shares[one] ?? 0) - wanted) * weight;
    for (let at = 0, place = one * WIDTH; at < WIDTH; at++, place++) {
      back[at] = (back[at] ?? 0) + off * (model.kinds[place] ?? 0);
      step(model.kinds, seen.kinds, place, off * (sense[at] ?? 0) * rate, rate);
    }
    step(model.bias, seen.bias, one, off * rate, rate);
  }
  const scale = rate / Math.sqrt(signs.length);
  for (const sign of signs)
    for (let at = 0, place = sign * WIDTH; at < WIDTH; at++, place++)
      step(model.table, seen.table, place, (back[at] ?? 0) * scale, rate);
}

/** The slope times the rate, by all slopes that were seen there. */
function step(weights: Float32Array, seen: Float32Array, at: number, slope: number, rate: number): void {
  const own = slope / rate;
  const all = (seen[at] ?? 0) + own * own;
  seen[at] = all;
  weights[at] = (weights[at] ?? 0) - slope / Math.sqrt(all);
}
