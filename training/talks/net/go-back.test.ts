import { describe, expect, it } from 'vitest';
import {
  KINDS,
  type LayerName,
  LINE_FACTS,
  type Net,
  WORD_FACTS,
} from '../../../packages/engine/src/dialog/order/net/net.ts';
import type { NetInput } from '../../../packages/engine/src/dialog/order/net/net-input.ts';
import { passNet } from '../../../packages/engine/src/dialog/order/net/pass-net.ts';
import { unpackNet } from '../../../packages/engine/src/dialog/order/net/unpack-net.ts';
import { probability } from '../../../packages/engine/src/prices/reading/score/trees.ts';
import { type Random, randomOf } from '../made/random.ts';
import { goBack } from './go-back.ts';
import { learnNet } from './learn-net.ts';
import { emptyNet, newNet, numbersOf } from './new-net.ts';
import { packNet } from './pack-net.ts';

const SIGNS = 5;

function someInput(random: Random, lines = 3, words = 4): NetInput {
  const numbers = (n: number) => Float32Array.from({ length: n }, () => random.next());
  const pieces = () => Array.from({ length: 3 }, () => 1 + random.below(50));
  return {
    words,
    lines,
    pieces: Array.from({ length: words }, pieces),
    names: Array.from({ length: lines }, () => [pieces(), pieces()]),
    wordFacts: numbers(words * WORD_FACTS),
    lineFacts: Float32Array.from({ length: lines * LINE_FACTS }, () => random.below(2)),
    evidence: numbers(lines * words * KINDS),
    ofService: Int32Array.from({ length: lines }, (_, at) => at),
    ofPart: new Int32Array(lines),
    signs: Array.from({ length: lines }, () => numbers(SIGNS)),
  };
}

function someNet(random: Random): Net {
  return newNet(new Float32Array(SIGNS), new Float32Array(SIGNS).fill(1), random);
}

/** How wrong it is to call every line wanted. */
function wrongOf(net: Net, input: NetInput): number {
  const { answers } = passNet(net, input);
  let total = 0;
  for (let line = 0; line < input.lines; line++) total -= Math.log(probability(answers[line * 2] as number));
  return total;
}

describe('the way back through the net', () => {
  const random = randomOf(11);
  const [net, input] = [someNet(random), someInput(random)];
  const passed = passNet(net, input);
  const slopes = emptyNet(SIGNS);
  const wrong = passed.answers.map((answer, at) => (at % 2 === 0 ? probability(answer) - 1 : 0));
  goBack(net, input, passed, { wrong, slopes, kept: 1 });

  it.each(Object.keys(net.layers) as LayerName[])(
    'tells how a weight of %s changes what is wrong',
    (name) => {
      const weights = net.layers[name].weights;
      const own = slopes.layers[name].weights;
      const steepest = own.reduce(
        (best, one, at) => (Math.abs(one) > Math.abs(own[best] ?? 0) ? at : best),
        0,
      );
      const [value, step] = [weights[steepest] as number, 2e-3];
      weights[steepest] = value + step;
      const above = wrongOf(net, input);
      weights[steepest] = value - step;
      const below = wrongOf(net, input);
      weights[steepest] = value;
      const measured = (above - below) / (2 * step);
      expect(own[steepest]).not.toBe(0);
      expect(Math.abs((own[steepest] as number) - measured)).toBeLessThan(0.02 * Math.abs(measured) + 2e-3);
    },
  );
});

describe('learning', () => {
  // Few, small and quickly told apart: what it takes to learn more is seen when a net is taught.
  it('comes to know which lines are wanted, and is the same in every run', () => {
    const random = randomOf(5);
    const examples = Array.from({ length: 80 }, () => {
      const input = someInput(random, 2, 1);
      const wanted = input.signs.map((signs) => (signs[0] as number) > 0.5);
      return { input, wanted, shown: wanted.map(() => null) };
    });
    const [taught, asked] = [examples.slice(0, 60), examples.slice(60)];
    const net = learnNet(taught, { rounds: 10, rate: 8e-3, seed: 3 });
    const right = asked.filter(({ input, wanted }) => {
      const { answers } = passNet(net, input);
      return wanted.every((want, line) => (answers[line * 2] as number) > 0 === want);
    });
    expect(right.length / asked.length).toBeGreaterThan(0.6);
    const [once = [], again = []] = [1, 2].map(() =>
      numbersOf(learnNet(asked, { rounds: 1, rate: 4e-3, seed: 3 })).map(({ buffer }) => Buffer.from(buffer)),
    );
    expect(once.length).toBeGreaterThan(0);
    expect(again.map((bytes, at) => bytes.equals(once[at] as Buffer))).toEqual(once.map(() => true));
  });
});

describe('a packed net', () => {
  it('answers nearly as it did', () => {
    const random = randomOf(2);
    const [net, input] = [someNet(random), someInput(random)];
    const whole = passNet(net, input).answers;
    const packed = passNet(unpackNet(packNet(net)), input).answers;
    packed.forEach((answer, at) => {
      expect(Math.abs(answer - (whole[at] as number))).toBeLessThan(0.05);
    });
  });
});
