// node training/messages/k-fold.ts [FOLDS] [ONLY] [OUT]: how well messages are read that were not learned from, and what
// is misread in them. ONLY names the folds to read, as in 0,1; OUT is a file for every message that was misread.

import { writeFileSync } from 'node:fs';
import { readSigns } from '../../packages/engine/src/reading/read.ts';
import { unpackWeights } from '../../packages/engine/src/reading/weights/unpack-weights.ts';
import { learnReader } from './learn/learn-reader.ts';
import { foldOf, loadMessages } from './learn/load-messages.ts';
import { MOST_BYTES } from './learn/most-bytes.ts';
import { packWeights } from './learn/pack-weights.ts';
import { prepare } from './learn/prepare.ts';
import { addScores, emptyScores, type Scores, shareOf, summaryOf } from './learn/score-readings.ts';
import { missesIn } from './misses/misses-in.ts';

const folds = Number(process.argv[2] ?? 5);
const only = process.argv[3]?.split(',').map(Number) ?? null;
const out = process.argv[4];
const all = loadMessages(import.meta.dirname).map(prepare);
const isOriginal = ({ file }: { file: string }) => file.startsWith('train-');
const byKind = new Map<string, Scores>();
const byAct = new Map<string, { tp: number; fp: number; fn: number }>();
const misses = new Map<string, Record<string, number>>();
const misread: string[] = [];
for (let fold = 0; fold < folds; fold++) {
  if (only !== null && !only.includes(fold)) continue;
  const isHeld = (one: (typeof all)[number]) => isOriginal(one) && foldOf(one, folds) === fold;
  const learned = learnReader(all.filter((one) => !isHeld(one)));
  const reader = {
    clauses: unpackWeights(packWeights(learned.clauses, { most: MOST_BYTES.clauses })),
    mentions: unpackWeights(packWeights(learned.mentions, { most: MOST_BYTES.mentions })),
    stances: unpackWeights(packWeights(learned.stances, { most: MOST_BYTES.stances })),
  };
  for (const one of all.filter(isHeld)) {
    const reading = readSigns(one.signs, reader);
    for (const key of [one.lang, `file ${one.file.slice(-1)}`, 'all']) {
      const scores = byKind.get(key) ?? emptyScores();
      byKind.set(key, scores);
      addScores(scores, one, reading, key === 'all' ? byAct : null);
    }
    const found = missesIn(one, reading);
    for (const { kind } of found) {
      const row = misses.get(kind) ?? { all: 0 };
      misses.set(kind, row);
      for (const key of [one.lang, 'all']) row[key] = (row[key] ?? 0) + 1;
    }
    const lines = found.map(({ kind, what }) => `    ${kind}: ${what}`);
    if (found.length > 0) misread.push(`${one.id} [${one.ask}] ${one.text}`, ...lines);
  }
  process.stdout.write(`fold ${fold} done\n`);
}
console.table(Object.fromEntries([...byKind].sort().map(([key, scores]) => [key, summaryOf(scores)])));
console.table(Object.fromEntries([...misses].sort(([, a], [, b]) => b.all - a.all)));
console.table(
  Object.fromEntries(
    [...byAct]
      .sort(([, a], [, b]) => b.tp + b.fn - a.tp - a.fn)
      .map(([act, one]) => [act, { F1: shareOf(one), ...one }]),
  ),
);
if (out) writeFileSync(out, `${misread.join('\n')}\n`);
