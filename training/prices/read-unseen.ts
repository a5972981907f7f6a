import {
  type ScoredRow,
  scorePriceRows,
} from '../../packages/engine/src/eval/price-rows/score-price-rows.ts';
import {
  choosePrices,
  type NamedPrice,
} from '../../packages/engine/src/prices/reading/decode/choose-names.ts';
import { DOUBTFUL } from '../../packages/engine/src/prices/reading/decode/settle-named.ts';
import type { Linear } from '../../packages/engine/src/prices/reading/score/linear.ts';
import { probability } from '../../packages/engine/src/prices/reading/score/trees.ts';
import { trustSigns } from '../../packages/engine/src/prices/reading/score/trust-signs.ts';
import type { Prepared } from './prepare.ts';
import type { ReadList } from './report.ts';
import type { Fitted, Unseen } from './stages.ts';

type Known = { edges: Unseen; figures: Unseen; words: Fitted<Linear> };

/** An unseen list as it is read, with what there is to learn about trusting its rows. */
export type UnseenReading = {
  signs: number[][];
  isRight: number[];
  reported: (trust: Float32Array) => ReadList;
};

/** Reads every list with models that have not seen it. */
export function readUnseen(all: readonly Prepared[], known: Known): UnseenReading[] {
  return all.map(({ list, ground, edges }, at) => {
    const words = known.words.get(list.fold);
    if (!words) throw new Error(`No model was made for fold ${list.fold}.`);
    const scores = {
      edges: known.edges[at] ?? new Float32Array(),
      figures: known.figures[at] ?? new Float32Array(),
    };
    const named = choosePrices(ground, edges, { scores, words });
    const rows = named.map(scoredOf);
    const wrong = new Set(scorePriceRows(list.gold, rows).extraRows);
    return {
      signs: trustSigns(ground, named),
      isRight: rows.map((_, row) => (wrong.has(row) ? 0 : 1)),
      reported: (trust) => ({
        list,
        rows: rows.map((row, place) => ({ ...row, isDoubtful: probability(trust[place] ?? 0) < DOUBTFUL })),
      }),
    };
  });
}

function scoredOf({ names, price }: NamedPrice): ScoredRow {
  const { value, valueTo, isFrom } = price.amount;
  return { ...names, price: value, priceTo: valueTo, from: isFrom };
}
