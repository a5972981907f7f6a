// npm run train: learns from the corpus, prints how unseen lists are read, and writes the weights.
// --folds only prints; --off PATTERN switches signs off by their names, to see what they are worth; --factors switches off
// what settles edges and mends rows, one factor at a time.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { doubtCurves } from './doubt-curve.ts';
import { factorWorths } from './factor-worths.ts';
import { inputsHash } from './inputs-hash.ts';
import { packForest, packLinear } from './pack.ts';
import { prepareLists } from './prepare.ts';
import { readUnseen } from './read-unseen.ts';
import { reportOf } from './report.ts';
import {
  ALL,
  everyFold,
  type Fitted,
  fitEdges,
  fitFigures,
  fitPhrases,
  fitTrust,
  fitWords,
} from './stages.ts';

const { values } = parseArgs({
  options: { folds: { type: 'boolean' }, off: { type: 'string' }, factors: { type: 'boolean' } },
});
const isKept = !values.folds && !values.factors && values.off === undefined;
const wanted = {
  folds: isKept ? [...everyFold, ALL] : everyFold,
  off: values.off === undefined ? undefined : new RegExp(values.off, 'u'),
};

const all = prepareLists();
const phrases = fitPhrases(all, wanted);
const edges = await fitEdges(all, wanted);
const figures = await fitFigures(all, edges.logits, wanted);
const words = fitWords(all, wanted);

const known = { edges: edges.logits, opinions: edges.opinions, figures: figures.logits, words };
if (values.factors) {
  console.table(factorWorths(all, known));
  process.exit(0);
}
const read = readUnseen(all, known);
const trust = await fitTrust(all, read, wanted);
const reported = read.map((one, at) => one.reported(trust.logits[at] ?? new Float32Array()));
console.table(reportOf(reported));
console.table(doubtCurves(reported));

if (isKept) {
  const weights = {
    inputs: inputsHash(),
    phrases: packLinear(final(phrases)),
    edges: edges.stages.map((stage) => packForest(final(stage))),
    wording: packLinear(final(figures.wording)),
    figures: packForest(final(figures.forests)),
    words: packLinear(final(words)),
    trust: packForest(final(trust.forests)),
  };
  const file = join(import.meta.dirname, '../../packages/engine/src/prices/reading/score/weights.data.ts');
  writeFileSync(file, written(weights));
}

function final<Model>(models: Fitted<Model>): Model {
  const model = models.get(ALL);
  if (!model) throw new Error('Nothing was learned from all lists.');
  return model;
}

function written(weights: object): string {
  const head =
    "import type { PackedWeights } from './unpack.ts';\n\n/** Written by `npm run train`; never by hand. */\n";
  return `${head}// biome-ignore format: one line a number would be a hundred thousand lines.\nexport const WEIGHTS: PackedWeights = ${JSON.stringify(weights)};\n`;
}
