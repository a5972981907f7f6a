import { writeFileSync } from 'node:fs';
import { judges, supposes } from '../../packages/engine/src/dialog/order/judge-lines.ts';
import { packForest } from '../prices/pack.ts';
import { examplesOf, examplesOfTested } from './examples.ts';
import { inputsHash } from './inputs-hash.ts';
import { learn } from './learn.ts';
import { FREE, LANGUAGES, TESTED, talksOf, WRITTEN } from './talks.ts';

/** Learns which lines of a list are wanted after a message, and writes the weights. */
judges.now = null;
const examples = [
  ...LANGUAGES.flatMap((lang) => talksOf(lang).flatMap(examplesOf)),
  // What is supposed is judged by trees alone, which tell what it would come to; there it is gold that nothing changes.
  ...[FREE, ...WRITTEN]
    .flatMap((lang) => talksOf(lang).flatMap(examplesOf))
    .filter(({ heard }) => !supposes(heard)),
];
const tested = talksOf(TESTED).flatMap(examplesOfTested);
const { wanted, shown, sets } = learn(examples, tested, []);
const weights = {
  inputs: inputsHash(),
  wanted: packForest(wanted),
  shown: packForest(shown),
  sets: packForest(sets),
};
const file = new URL('../../packages/engine/src/dialog/order/weights.data.ts', import.meta.url);
writeFileSync(
  file,
  `// Written by \`npm run train:talks\`.
import type { PackedForest } from '../../prices/reading/score/unpack.ts';

export const WEIGHTS: { inputs: string; wanted: PackedForest; shown: PackedForest; sets: PackedForest } | null = JSON.parse(
  ${quoted(JSON.stringify(weights))},
);
`,
);
console.log(examples.length + tested.length, 'messages learned from');

/** JSON as a string of the code, which the formatter leaves alone. */
function quoted(json: string): string {
  return `'${json}'`;
}
