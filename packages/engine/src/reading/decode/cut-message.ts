import type { MessageSigns } from '../signs/message-signs.ts';
import { type Cutting, NO_LABEL, scoreTable, sharesOf } from './score-table.ts';
import type { Scorer } from './scorer.ts';
import { seekBest } from './seek-best.ts';

/** A piece of a message by its tokens, the last one exclusive, and how sure each label is among all labels. */
export type Piece = {
  from: number;
  to: number;
  label: string;
  probability: number;
  shares: ReadonlyMap<string, number>;
};

/** The best cut of the whole message into labelled pieces, decided together. */
export function cutMessage(message: MessageSigns, scorer: Scorer, cutting: Cutting): Piece[] {
  const size = message.tokens.length;
  if (size === 0) return [];
  const table = scoreTable(message, scorer, cutting);
  const best = seekBest(table, size);
  const pieces: Piece[] = [];
  let [to, one] = [size, best.last];
  while (to > 0) {
    const place = to * table.likely.length + one;
    const from = best.from[place] ?? 0;
    const label = table.likely[one] ?? 0;
    const name = scorer.labels[label] ?? NO_LABEL;
    if (name !== NO_LABEL) {
      const shares = new Map(
        [...sharesOf(table, { from, to })].map((share, at) => [scorer.labels[at] ?? '', share]),
      );
      pieces.unshift({ from, to, label: name, probability: shares.get(name) ?? 0, shares });
    }
    one = best.before[place] ?? 0;
    to = from;
  }
  return pieces;
}
