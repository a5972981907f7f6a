import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** What the weights were learned from: the texts, and the code that gives them their signs. */
const INPUTS = {
  clauses: [
    'training/messages/*.jsonl',
    'training/asked/phrases/*.tsv',
    'training/asked/lessons/*.jsonl',
    'training/asked/{examples,learn,learn-votes}.ts',
    'packages/engine/src/asked/{kinds,model,signs-of-clause,votes,senses/*}.ts',
  ],
  match: [
    'training/asked/lessons/*.jsonl',
    'training/asked/learn-match.ts',
    'packages/engine/src/asked/weights.data.ts',
    'packages/engine/src/dialog/answers/knowledge/{clauses-of,entry-sense,signs-beside-others,signs-of-match}.ts',
  ],
};

/** One short sum over all inputs, so that weights which no longer fit their code are noticed. */
export function inputsHash(of: keyof typeof INPUTS): string {
  const hash = createHash('sha256');
  for (const file of INPUTS[of].flatMap((pattern) => globSync(pattern, { cwd: ROOT })).sort())
    hash.update(file).update(readFileSync(join(ROOT, file), 'utf8').replace(/\s+/g, ''));
  return hash.digest('hex').slice(0, 16);
}
