import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** What the weights were learned from: the corpus, and the code that proposes and signs. */
const INPUTS = [
  'training/prices/lists/*.jsonl',
  'packages/engine/src/prices/reading/{text,propose,score}/*.ts',
];

/** One short sum over all inputs, so that weights which no longer fit their code are noticed. */
export function inputsHash(): string {
  const files = INPUTS.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .filter((file) => !file.endsWith('.test.ts') && !file.endsWith('weights.data.ts'))
    .sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash.update(file).update(readFileSync(join(ROOT, file), 'utf8').replace(/\s+/g, ''));
  return hash.digest('hex').slice(0, 16);
}
