import { writeFileSync } from 'node:fs';
import { tryModel } from '../../packages/engine/src/asked/what-is-asked.ts';
import { packForest } from '../prices/pack.ts';
import { examples, FOLDS } from './examples.ts';
import { inputsHash } from './inputs-hash.ts';
import { learn } from './learn.ts';
import { learnMatch, saidTo } from './learn-match.ts';
import { LANGUAGES, studiosOf } from './lessons.ts';
import { packModel } from './pack-model.ts';
import { samplesOf } from './samples-of.ts';

/** npm run train:asked: what clauses ask a studio, and which answer of its owner is the one to them. */
const ENGINE = new URL('../../packages/engine/src/', import.meta.url);

const all = examples();
write(
  'asked/weights.data.ts',
  `import type { PackedModel } from './model.ts';

export const ASKED: { inputs: string; model: PackedModel } = JSON.parse(
  ${`'${JSON.stringify({ inputs: inputsHash('clauses'), model: packModel(learn(samplesOf(all))) })}'`},
);
`,
);
// Each message is weighed by what it was understood as by weights that never saw it.
const said = Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
  tryModel(learn(samplesOf(all.filter((one) => !one.isLesson || one.fold !== fold))));
  const studios = LANGUAGES.flatMap((lang) =>
    studiosOf('lessons', lang).filter((_, at) => at % FOLDS === fold),
  );
  return studios.flatMap(saidTo);
});
const { weights, forest } = learnMatch(said);
write(
  'dialog/answers/knowledge/match-weights.data.ts',
  `import type { PackedForest } from '../../../prices/reading/score/unpack.ts';

/** How much each sign counts, in their order, and last what stands for itself; then what that means beside other answers. */
export const MATCH: { inputs: string; weights: readonly number[]; forest: PackedForest } = JSON.parse(
  ${`'${JSON.stringify({ inputs: inputsHash('match'), weights, forest: packForest(forest) })}'`},
);
`,
);

function write(file: string, text: string): void {
  writeFileSync(new URL(file, ENGINE), `// Written by \`npm run train:asked\`.\n${text}`);
}
