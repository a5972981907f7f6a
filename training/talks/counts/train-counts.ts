import { writeFileSync } from 'node:fs';
import { judges } from '../../../packages/engine/src/dialog/order/judge-lines.ts';
import { packForest } from '../../prices/pack.ts';
import { examplesOf } from '../examples.ts';
import { inputsHash } from '../inputs-hash.ts';
import { FREE, LANGUAGES, talksOf, WRITTEN } from '../talks.ts';
import { countedExamples, learnCounts } from './learn-counts.ts';

/** Learns how often a line is wanted, and writes the weights. */
judges.now = null;
const examples = [...LANGUAGES, FREE, ...WRITTEN].flatMap((lang) => talksOf(lang).flatMap(examplesOf));
const weights = {
  inputs: inputsHash('counts'),
  counts: packForest(learnCounts(examples, countedExamples())),
};
writeFileSync(
  new URL('../../../packages/engine/src/dialog/order/counts/weights.data.ts', import.meta.url),
  `// Written by \`npm run train:counts\`.
import type { PackedForest } from '../../../prices/reading/score/unpack.ts';

export const COUNTS: { inputs: string; counts: PackedForest } | null = JSON.parse(
  '${JSON.stringify(weights)}',
);
`,
);
console.log(examples.length, 'messages learned from');
