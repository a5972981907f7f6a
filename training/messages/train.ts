// npm run train:messages: learns the weights of the reader from the messages beside this file.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { learnReader } from './learn/learn-reader.ts';
import { loadMessages } from './learn/load-messages.ts';
import { MOST_BYTES } from './learn/most-bytes.ts';
import { packWeights } from './learn/pack-weights.ts';
import { prepare } from './learn/prepare.ts';
import { inputsHash, tagSums } from './learned-from.ts';

const weights = learnReader(loadMessages(import.meta.dirname).map(prepare));
const folder = join(import.meta.dirname, '../../packages/engine/src/reading/weights');
const written = '// Written by `npm run train:messages`; change the messages and learn again instead.';
for (const name of ['clauses', 'mentions', 'stances'] as const) {
  const { labels, step, rows } = packWeights(weights[name], { most: MOST_BYTES[name] });
  const constant = `${name.slice(0, -1).toUpperCase()}_WEIGHTS`;
  const lines = [
    written,
    `export const ${constant} = {`,
    `  labels: '${labels}',`,
    `  step: ${step},`,
    `  rows: '${rows}',`,
    '};',
  ];
  writeFileSync(join(folder, `${name}.data.ts`), `${lines.join('\n')}\n`);
  process.stdout.write(`${name}: ${Math.round((rows.length * 3) / 4 / 1024)} kB\n`);
}
writeFileSync(
  join(folder, 'learned-from.data.ts'),
  `${written}\nexport const LEARNED_FROM = {\n  inputs: '${inputsHash()}',\n  tags:\n    '${tagSums().join(' ')}',\n};\n`,
);
