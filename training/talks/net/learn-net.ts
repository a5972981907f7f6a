import type { Net } from '../../../packages/engine/src/dialog/order/net/net.ts';
import type { NetInput } from '../../../packages/engine/src/dialog/order/net/net-input.ts';
import { type Leave, passNet } from '../../../packages/engine/src/dialog/order/net/pass-net.ts';
import { probability } from '../../../packages/engine/src/prices/reading/score/trees.ts';
import { type Random, randomOf } from '../made/random.ts';
import { goBack } from './go-back.ts';
import { emptyNet, newNet, numbersOf } from './new-net.ts';

/** A message in numbers, with the lines that are wanted after it and those that are to be shown; null where either is right. */
export type NetExample = {
  input: NetInput;
  wanted: readonly (boolean | null)[];
  shown: readonly (boolean | null)[];
};

export type Learning = { rounds: number; rate: number; seed: number; tell?: (text: string) => void };

export function learnNet(examples: readonly NetExample[], learning: Learning): Net {
  const { middle, spread } = normOf(examples);
  const net = newNet(middle, spread, randomOf(learning.seed));
  teach(net, examples, learning);
  return net;
}

/** Teaches by small steps against what is wrong, first faster and then slower and slower. */
export function teach(
  net: Net,
  examples: readonly NetExample[],
  { rounds, rate, seed, tell }: Learning,
): void {
  const random = randomOf(seed + 1);
  const step = stepper(net);
  const steps = rounds * Math.ceil(examples.length / BATCH);
  const leave = leaver(random);
  let done = 0;
  for (let round = 0; round < rounds; round++) {
    const order = random.some(examples, examples.length);
    let wrong = 0;
    for (let at = 0; at < order.length; at += BATCH) {
      const batch = order.slice(at, at + BATCH);
      wrong += step.by(
        (slopes) => batch.reduce((total, one) => total + learnFrom(net, one, slopes, leave), 0),
        rate * speedAt(done / steps),
        batch.length,
      );
      done++;
    }
    tell?.(`round ${round + 1}: ${(wrong / order.length).toFixed(3)}`);
  }
}

/** Whether the net is unsure or wrong about any line of a message. */
export function isMissed(net: Net, { input, wanted }: NetExample): boolean {
  const { answers } = passNet(net, input);
  return wanted.some((want, line) => {
    const p = probability(answers[line * 2] as number);
    return want !== null && (want ? p < SURE : p > 1 - SURE);
  });
}

const SURE = 0.7;

const BATCH = 32;
const LEFT_OUT = 0.15;
const OF_SHOWN = 0.3;

function leaver(random: Random): Leave {
  return (numbers) => numbers.map((one) => (random.chance(LEFT_OUT) ? 0 : one / (1 - LEFT_OUT)));
}

/** Up for the first seventh of the way, then down to nothing. */
function speedAt(share: number): number {
  if (share < WARM) return 0.04 + (0.96 * share) / WARM;
  return 0.5 * (1 + Math.cos((Math.PI * (share - WARM)) / (1 - WARM)));
}

const WARM = 0.15;

/** How wrong the net is about one message; what it comes from is added to the slopes. */
function learnFrom(net: Net, { input, wanted, shown }: NetExample, slopes: Net, leave: Leave): number {
  const passed = passNet(net, input, leave);
  const wrong = new Float32Array(input.lines * 2);
  let total = 0;
  for (let line = 0; line < input.lines; line++)
    for (const [answer, labels] of [wanted, shown].entries()) {
      const label = labels[line] ?? null;
      if (label === null) continue;
      const weight = answer === 0 ? 1 : OF_SHOWN;
      const p = probability(passed.answers[line * 2 + answer] as number);
      wrong[line * 2 + answer] = weight * (p - (label ? 1 : 0));
      total -= weight * Math.log(Math.max(1e-7, label ? p : 1 - p));
    }
  goBack(net, input, passed, { wrong, slopes, kept: 1 - LEFT_OUT });
  return total;
}

/** Steps that remember where the last ones went and how uneven the way is (Adam), and let weights that nobody needs fade. */
function stepper(net: Net) {
  const own = numbersOf(net);
  const slopes = emptyNet(net.middle.length);
  const all = numbersOf(slopes);
  const pace = own.map((numbers) => new Float32Array(numbers.length));
  const unevenness = own.map((numbers) => new Float32Array(numbers.length));
  let count = 0;
  return {
    by(gather: (slopes: Net) => number, rate: number, batch: number): number {
      for (const numbers of all) numbers.fill(0);
      const wrong = gather(slopes);
      count++;
      let square = 0;
      for (const numbers of all) for (const one of numbers) square += (one / batch) ** 2;
      const scale = Math.min(1, STEEPEST / Math.sqrt(square || 1)) / batch;
      const [ofPace, ofUnevenness] = [1 - PACE ** count, 1 - UNEVENNESS ** count];
      own.forEach((numbers, which) => {
        const [slope, fast, rough] = [all[which], pace[which], unevenness[which]];
        if (!slope || !fast || !rough) return;
        for (let at = 0; at < numbers.length; at++) {
          const steep = (slope[at] as number) * scale;
          const f = PACE * (fast[at] as number) + (1 - PACE) * steep;
          const r = UNEVENNESS * (rough[at] as number) + (1 - UNEVENNESS) * steep * steep;
          fast[at] = f;
          rough[at] = r;
          const value = numbers[at] as number;
          numbers[at] = value - rate * (f / ofPace / (Math.sqrt(r / ofUnevenness) + 1e-8) + FADE * value);
        }
      });
      return wrong;
    },
  };
}

const PACE = 0.9;
const UNEVENNESS = 0.999;
const STEEPEST = 2;
const FADE = 0.01;

/** What the signs are in the middle, and how far they lie around it. */
function normOf(examples: readonly NetExample[]) {
  const width = examples[0]?.input.signs[0]?.length ?? 0;
  const [middle, square] = [new Float64Array(width), new Float64Array(width)];
  let count = 0;
  for (const { input } of examples)
    for (const signs of input.signs) {
      count++;
      for (let at = 0; at < width; at++) {
        const value = signs[at] as number;
        middle[at] = (middle[at] as number) + value;
        square[at] = (square[at] as number) + value * value;
      }
    }
  const means = Float32Array.from(middle, (one) => one / count);
  const spread = Float32Array.from(
    square,
    (one, at) => Math.sqrt(Math.max(0, one / count - (means[at] as number) ** 2)) + LEAST_SPREAD,
  );
  return { middle: means, spread };
}

const LEAST_SPREAD = 1e-3;
