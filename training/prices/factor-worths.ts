import { f1Of, STRICT, scorePriceRows } from '../../packages/engine/src/eval/price-rows/score-price-rows.ts';
import { ROW_FACTORS } from '../../packages/engine/src/prices/reading/decode/page-rows.ts';
import { ORDER_FACTORS } from '../../packages/engine/src/prices/reading/decode/settle-orders.ts';
import type { Prepared } from './prepare.ts';
import { type Known, readUnseen } from './read-unseen.ts';

/** What is lost without each factor of decoding, on lists that the weights have not seen. */
export function factorWorths(
  all: readonly Prepared[],
  known: Known,
): Record<string, Record<string, string | number>> {
  const whole = scoresOf(all, known, null);
  const lines = [...ORDER_FACTORS, ...ROW_FACTORS].map((factor) => {
    const { found, strict, rows } = scoresOf(all, known, factor);
    const changed = rows.filter((row, at) => row !== whole.rows[at]).length;
    const line = {
      'F1 it brings': (whole.found - found).toFixed(4),
      'strict it brings': (whole.strict - strict).toFixed(4),
      'lists it changes': changed,
    };
    return [factor, line];
  });
  return Object.fromEntries(lines);
}

function scoresOf(all: readonly Prepared[], known: Known, leftOut: string | null) {
  const [found, strict] = [newSum(), newSum()];
  const rows = readUnseen(all, known, leftOut).map(({ reported }) => {
    const { list, rows: own } = reported(new Float32Array());
    if (list.kind === 'variant' || list.file.endsWith('-x')) return '';
    add(found, scorePriceRows(list.gold, own));
    add(strict, scorePriceRows(list.gold, own, STRICT));
    return JSON.stringify(own);
  });
  return { found: f1Of(found), strict: f1Of(strict), rows };
}

type Sum = { found: number; missed: number; extra: number };

function newSum(): Sum {
  return { found: 0, missed: 0, extra: 0 };
}

function add(sum: Sum, score: Sum): void {
  sum.found += score.found;
  sum.missed += score.missed;
  sum.extra += score.extra;
}
