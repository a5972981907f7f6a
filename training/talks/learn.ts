import type { LineJudges } from '../../packages/engine/src/dialog/order/judge-lines.ts';
import { signSets } from '../../packages/engine/src/dialog/order/sets/choose-set.ts';
import {
  type Forest,
  probability,
  scoreSigns,
} from '../../packages/engine/src/prices/reading/score/trees.ts';
import { growForest } from '../prices/grow-forest.ts';
import { learnCounts } from './counts/learn-counts.ts';
import type { Example } from './examples.ts';
import { examplesFrom, type Row, TOGETHER } from './rows.ts';

const GROWTH = { trees: 300, depth: 5, rate: 0.06, seed: 7, share: 0.5, rows: 0.8 };

/**
 * Learns twice: what the first round still misjudges of our own tests, whose answers are beyond doubt, weighs more in
 * the second. What is wanted together is learned from lines as they are judged by those who have not seen them.
 */
export function learn(
  examples: readonly Example[],
  tested: readonly Example[],
  counted: readonly Example[],
): LineJudges {
  const first = wantedOf([...examples, ...tested]);
  const isMissed = ({ heard, wanted }: Example) =>
    heard.lines.some(({ signs }, at) => {
      const want = wanted[at] ?? null;
      const p = probability(scoreSigns(first, signs));
      return want !== null && (want ? p < SURE : p > 1 - SURE);
    });
  const weighed = tested.map((one) => (isMissed(one) ? { ...one, weight: one.weight * MISSED } : one));
  const all = [...examples, ...weighed];
  return {
    wanted: wantedOf(all),
    shown: forestOf(all, ({ shown, wanted }, at) =>
      shown[at] === null ? null : shown[at] === true && wanted[at] !== true,
    ),
    sets: setsOf(all),
    counts: learnCounts(examples, counted),
    net: null,
  };
}

const SURE = 0.6;
const MISSED = 6;

function wantedOf(examples: readonly Example[]): Forest {
  return forestOf(examples, ({ wanted }, at) => wanted[at] ?? null);
}

/** Which lines are wanted together: every choice of a message is right or wrong as a whole. */
function setsOf(examples: readonly Example[]): Forest {
  const lists = [...new Set(examples.map(({ talk }) => talk.list))];
  const partOf = ({ talk }: Example) => lists.indexOf(talk.list) % PARTS;
  const rows = Array.from({ length: PARTS }, (_, part) => {
    const judge = wantedOf(examples.filter((one) => partOf(one) !== part));
    return examples.filter((one) => partOf(one) === part).flatMap((one) => choicesOf(one, judge));
  }).flat();
  return growForest(examplesFrom(rows), TOGETHER);
}

const PARTS = 3;

/** The choices of a message of which one is right. */
function choicesOf({ heard, wanted, weight }: Example, judge: Forest): Row[] {
  const likely = heard.lines.map(({ at, signs }) => ({ at, p: probability(scoreSigns(judge, signs)) }));
  const rows = signSets(likely, heard).map(({ lines, signs }) => ({
    signs,
    weight,
    label: heard.lines.every(({ at }, place) => {
      const want = wanted[place] ?? null;
      return want === null || want === lines.has(at);
    }),
  }));
  return rows.some(({ label }) => label) ? rows : [];
}

function forestOf(
  examples: readonly Example[],
  labelOf: (one: Example, at: number) => boolean | null,
): Forest {
  const rows = examples.flatMap((one) =>
    one.heard.lines.flatMap(({ signs }, at) => {
      const label = labelOf(one, at);
      return label === null ? [] : [{ signs, label, weight: one.weight }];
    }),
  );
  return growForest(examplesFrom(rows), GROWTH);
}
