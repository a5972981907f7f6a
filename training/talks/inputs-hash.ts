import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** What the weights were learned from: the talks, and the code that gives every line its signs. */
const INPUTS = [
  'training/talks/{*,free/*,written/*}.jsonl',
  'packages/engine/src/dialog/order/{line-signs,list-lines,match-line,said-of-lines,said-units,said-words,signs-of-line,signs-of-message,signs-of-rivals,signs-of-sums,signs-of-trade,signs-of-units,standing,turn-words.data}.ts',
  'packages/engine/src/dialog/order/sets/{candidate-sets,choose-set,signs-of-set,versions}.ts',
  'packages/engine/src/dialog/order/trade/*.ts',
];

/** The net learns from these besides. */
const OF_NET = [
  'training/talks/ordinary/*.jsonl',
  'training/talks/made/{*.json,{further-steps,made-phrases,make-talks,named-line,price-said,random,stage}.ts}',
  'training/talks/net/{go-back,learn-net,net-examples,new-net}.ts',
  'packages/engine/src/dialog/order/net/{looks,net,net-input,pass-net,pieces-of,rows,said-prices}.ts',
];

/** How often a line is wanted is learned from these besides. */
const OF_COUNTS = [
  'training/talks/counts/{*.json,{count-phrases,learn-counts,make-counts,say-counts}.ts}',
  'packages/engine/src/dialog/order/counts/{bind-numbers,by-piece,candidate-counts,is-counting,number-words.data,phrases,said-numbers,signs-of-binding,signs-of-count}.ts',
];

const BESIDES = { trees: [], net: OF_NET, counts: OF_COUNTS };

/** One short sum over all inputs, so that weights which no longer fit their code are noticed. */
export function inputsHash(of: keyof typeof BESIDES = 'trees'): string {
  const hash = createHash('sha256');
  const patterns = [...INPUTS, ...BESIDES[of]];
  for (const file of patterns.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).sort())
    hash.update(file).update(readFileSync(join(ROOT, file), 'utf8').replace(/\s+/g, ''));
  return hash.digest('hex').slice(0, 16);
}
