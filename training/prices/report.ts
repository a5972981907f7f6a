import {
  f1Of,
  type ScoredRow,
  STRICT,
  scorePriceRows,
} from '../../packages/engine/src/eval/price-rows/score-price-rows.ts';
import type { CorpusList } from './read-lists.ts';

export type ReadList = { list: CorpusList; rows: (ScoredRow & { isDoubtful: boolean; trust: number })[] };

type Tally = {
  lists: number;
  found: Sum;
  strict: Sum;
  right: number;
  rightFlagged: number;
  wrong: number;
  wrongFlagged: number;
};
type Sum = { found: number; missed: number; extra: number };

/** Scores by language, file letter and kind, as a table for people. */
export function reportOf(read: readonly ReadList[]): Record<string, Record<string, string | number>> {
  const tallies = new Map<string, Tally>();
  for (const { list, rows } of read) {
    if (list.kind === 'variant') continue;
    const found = scorePriceRows(list.gold, rows);
    const strict = scorePriceRows(list.gold, rows, STRICT);
    for (const key of keysOf(list)) {
      const tally = tallies.get(key) ?? newTally();
      tallies.set(key, tally);
      tally.lists++;
      add(tally.found, found);
      add(tally.strict, strict);
      const extra = new Set(found.extraRows);
      rows.forEach(({ isDoubtful }, at) => {
        if (extra.has(at)) tally.wrong++;
        else tally.right++;
        if (isDoubtful && extra.has(at)) tally.wrongFlagged++;
        if (isDoubtful && !extra.has(at)) tally.rightFlagged++;
      });
    }
  }
  return Object.fromEntries([...tallies].map(([key, tally]) => [key, line(tally)]));
}

/** What a list is counted under: language and all for the corpus, its file and its kind. */
export function keysOf({ file, kind }: CorpusList): string[] {
  const isCorpus = !file.endsWith('-x');
  return [...(isCorpus ? ['all', file.slice(0, 2)] : []), `file ${file.slice(3)}`, `kind ${kind}`];
}

function line({ lists, found, strict, right, rightFlagged, wrong, wrongFlagged }: Tally) {
  return {
    lists,
    F1: f1Of(found).toFixed(3),
    strict: f1Of(strict).toFixed(3),
    'wrong flagged': share(wrongFlagged, wrong),
    'right flagged': share(rightFlagged, right),
    'wrong, silent': share(wrong - wrongFlagged, wrong + right),
  };
}

function share(part: number, whole: number): string {
  return whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)} %`;
}

function newTally(): Tally {
  const sum = () => ({ found: 0, missed: 0, extra: 0 });
  return { lists: 0, found: sum(), strict: sum(), right: 0, rightFlagged: 0, wrong: 0, wrongFlagged: 0 };
}

function add(sum: Sum, score: Sum): void {
  sum.found += score.found;
  sum.missed += score.missed;
  sum.extra += score.extra;
}
