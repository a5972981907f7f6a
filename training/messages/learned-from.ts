import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadMessages } from './learn/load-messages.ts';
import { prepare } from './learn/prepare.ts';

const ROOT = join(import.meta.dirname, '../..');

/** What the weights were learned from: the messages, and the code that makes signs and learns. */
const INPUTS = [
  'training/messages/*.jsonl',
  'training/messages/learn/*.ts',
  'packages/engine/src/reading/*.ts',
  'packages/engine/src/reading/{signs,decode}/*.ts',
];

/** One short sum over all inputs, so that weights which no longer fit their code are noticed. */
export function inputsHash(): string {
  const files = INPUTS.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .filter((file) => !file.endsWith('.test.ts'))
    .sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash.update(file).update(readFileSync(join(ROOT, file), 'utf8').replace(/\s+/g, ''));
  return hash.digest('hex').slice(0, 16);
}

/** Dictionaries tag words too and grow all the time: some messages stand for what the weights were used to see. */
export function tagSums(): string[] {
  return loadMessages(import.meta.dirname)
    .filter((_, at) => at % ONE_OF === 0)
    .map((message) => shortSum(JSON.stringify(prepare(message).signs.tags)));
}

const ONE_OF = 20;

function shortSum(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 6);
}
