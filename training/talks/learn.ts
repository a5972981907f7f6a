import type { LineJudges } from '../../packages/engine/src/dialog/order/judge-lines.ts';
import { signSets } from '../../packages/engine/src/dialog/order/sets/choose-set.ts';
import {
  type Forest,
  probability,
  scoreSigns,
} from '../../packages/engine/src/prices/reading/score/trees.ts';
import { type Examples, growForest } from '../prices/grow-forest.ts';
import type { Example } from './examples.ts';

const TOGETHER = { trees: 200, depth: 5, rate: 0.08, seed: 7, share: 0.6, rows: 0.8 };
const GROWTH = { trees: 300, depth: 5, rate: 0.06, seed: 7, share: 0.5, rows: 0.8 };

/**
 * Learns twice: what the first round still misjudges of our own tests, whose answers are beyond doubt, weighs more in
 * the second. What is wanted together is learned from lines as they are judged by those who have not seen them.
 */
export function learn(examples: readonly Example[], tested: readonly Example[]): LineJudges {
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
    counts: countsOf(examples),
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

type Row = { signs: readonly number[]; label: boolean; weight: number };

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

/** How often each line is wanted: every count it may have is right or wrong. */
function countsOf(examples: readonly Example[]): Forest {
  const open = examples
    .flatMap(({ counts }) => counts)
    .filter(({ counts, right }) => counts.length > 1 && counts.some(({ value }) => value === right));
  const rows = open.flatMap(({ counts, right }) =>
    counts.map(({ value, signs }) => ({ signs, label: value === right, weight: 1 })),
  );
  return growForest(examplesFrom(rows), TOGETHER);
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

function examplesFrom(rows: readonly Row[]): Examples {
  const width = rows[0]?.signs.length ?? 0;
  const signs = new Float32Array(rows.length * width);
  for (const [at, row] of rows.entries()) signs.set(row.signs, at * width);
  return {
    signs,
    width,
    labels: Uint8Array.from(rows, ({ label }) => (label ? 1 : 0)),
    weights: Float32Array.from(rows, ({ weight }) => weight),
  };
}
