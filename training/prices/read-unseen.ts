import {
  type ScoredRow,
  scorePriceRows,
} from '../../packages/engine/src/eval/price-rows/score-price-rows.ts';
import { choosePrices } from '../../packages/engine/src/prices/reading/decode/choose-names.ts';
import { pageRows } from '../../packages/engine/src/prices/reading/decode/page-rows.ts';
import { rowsWithDoubts } from '../../packages/engine/src/prices/reading/decode/rows-with-doubts.ts';
import { settleOrders } from '../../packages/engine/src/prices/reading/decode/settle-orders.ts';
import type { PlainRow, ReadWarning } from '../../packages/engine/src/prices/reading/read-row.ts';
import type { Linear } from '../../packages/engine/src/prices/reading/score/linear.ts';
import { probability } from '../../packages/engine/src/prices/reading/score/trees.ts';
import { trustSigns } from '../../packages/engine/src/prices/reading/score/trust-signs.ts';
import type { Unseen } from './by-list.ts';
import { isHarmless } from './harmless-rows.ts';
import type { Prepared } from './prepare.ts';
import type { ReadList } from './report.ts';
import type { Fitted } from './stages.ts';

export type Known = { edges: Unseen; opinions: readonly Unseen[]; figures: Unseen; words: Fitted<Linear> };

/** An unseen list as it is read, with what there is to learn about trusting its rows. */
export type UnseenReading = {
  signs: number[][];
  isRight: number[];
  reported: (logits: Float32Array) => ReadList;
};

/** Reads every list with models that have not seen it. */
export function readUnseen(
  all: readonly Prepared[],
  known: Known,
  leftOut: string | null = null,
): UnseenReading[] {
  return all.map(({ list, ground, edges, rules }, place) => {
    const words = known.words.get(list.fold);
    if (!words) throw new Error(`No model was made for fold ${list.fold}.`);
    const scores = {
      edges: settleOrders(ground, edges, known.edges[place] ?? new Float32Array(), leftOut),
      figures: known.figures[place] ?? new Float32Array(),
      opinions: known.opinions.map((opinion) => opinion[place] ?? new Float32Array()),
    };
    const named = choosePrices(ground, edges, { scores, words, currency: list.currency });
    const page = pageRows(ground, named, { ...list, rules, leftOut });
    const score = scorePriceRows(list.gold, [...page.kept, ...page.derived].map(scoredOf));
    const wrong = new Set(score.extraRows);
    const isRight = named.map(() => -1);
    if (list.kind !== 'variant')
      for (const [at, row] of page.kept.entries())
        if (!wrong.has(at)) isRight[row.at] = 1;
        else if (!isHarmless(scoredOf(row), score.missedRows)) isRight[row.at] = 0;
    return {
      signs: trustSigns(ground, named, { edges, scores }),
      isRight,
      reported: (logits) => ({
        list,
        rows: rowsWithDoubts(ground, page, { named, trust: Array.from(logits, probability) }).map((row) => ({
          ...scoredOf(row),
          isDoubtful: row.warnings.some((warning) => DOUBTS.has(warning)),
          trust: row.warnings.some((warning) => REASONS.has(warning)) ? 0 : (row.confidence ?? 0),
        })),
      }),
    };
  });
}

/** What keeps a row off until the owner has looked at its names: the likelihood of the row, and reasons of its own. */
const DOUBTS: ReadonlySet<ReadWarning> = new Set<ReadWarning>([
  'names_unsure',
  'order_assumed',
  'conflict',
  'no_service',
]);

/** Doubts that hold however likely the row is. */
const REASONS: ReadonlySet<ReadWarning> = new Set<ReadWarning>(['conflict', 'no_service']);

function scoredOf({ isFrom, ...row }: PlainRow): ScoredRow {
  return { ...row, from: isFrom };
}
