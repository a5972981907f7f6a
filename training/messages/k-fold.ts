// node training/messages/k-fold.ts [FOLDS] [ONLY]: how well messages are read that were not learned from.

import { readSigns } from '../../packages/engine/src/reading/read.ts';
import { unpackWeights } from '../../packages/engine/src/reading/weights/unpack-weights.ts';
import { learnReader } from './learn/learn-reader.ts';
import { foldOf, loadMessages } from './learn/load-messages.ts';
import { MOST_BYTES } from './learn/most-bytes.ts';
import { packWeights } from './learn/pack-weights.ts';
import { prepare } from './learn/prepare.ts';
import { addScores, emptyScores, type Scores, shareOf, summaryOf } from './learn/score-readings.ts';

const folds = Number(process.argv[2] ?? 5);
const only = process.argv[3] === undefined ? null : Number(process.argv[3]);
const all = loadMessages(import.meta.dirname).map(prepare);
const isOriginal = ({ file }: { file: string }) => file.startsWith('train-');
const byLanguage = new Map<string, Scores>();
const byAct = new Map<string, { tp: number; fp: number; fn: number }>();
for (let fold = 0; fold < folds; fold++) {
  if (only !== null && fold !== only) continue;
  const isHeld = (one: (typeof all)[number]) => isOriginal(one) && foldOf(one, folds) === fold;
  const learned = learnReader(all.filter((one) => !isHeld(one)));
  const reader = {
    clauses: unpackWeights(packWeights(learned.clauses, { most: MOST_BYTES.clauses })),
    mentions: unpackWeights(packWeights(learned.mentions, { most: MOST_BYTES.mentions })),
    stances: unpackWeights(packWeights(learned.stances, { most: MOST_BYTES.stances })),
  };
  for (const one of all.filter(isHeld)) {
    const reading = readSigns(one.signs, reader);
    for (const key of [one.lang, 'all']) {
      const scores = byLanguage.get(key) ?? emptyScores();
      byLanguage.set(key, scores);
      addScores(scores, one, reading, key === 'all' ? byAct : null);
    }
  }
  process.stdout.write(`fold ${fold} done\n`);
}
console.table(Object.fromEntries([...byLanguage].map(([key, scores]) => [key, summaryOf(scores)])));
console.table(
  Object.fromEntries(
    [...byAct]
      .sort(([, a], [, b]) => b.tp + b.fn - a.tp - a.fn)
      .map(([act, one]) => [act, { F1: shareOf(one), ...one }]),
  ),
);
