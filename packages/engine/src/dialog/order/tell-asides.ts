import type { PriceRow } from '../../facts.ts';
import { words } from '../act.ts';
import type { Context } from '../context.ts';
import { type Draft, say } from '../draft.ts';
import { narrowWishes } from '../wish/narrow-wish.ts';
import { linesOf } from './list-lines.ts';
import { wishForLine } from './wish-for-line.ts';

/** "And what would the polish be, just to know?": its price is told, and the order stays as it is. */
export function tellAsides(draft: Draft, asides: readonly PriceRow[], context: Context): boolean {
  const list = linesOf(context.index);
  const lines = list.lines.filter(({ rows }) => rows.some((row) => asides.includes(row)));
  const wished = lines.slice(0, MOST_LINES).map((line) => wishForLine(line, list));
  const rows = narrowWishes({ ...draft.state, wished }, context).flatMap(({ found }): readonly PriceRow[] =>
    found.kind === 'row' ? [found.row] : found.kind === 'missing' ? found.rows : [],
  );
  if (rows.length === 0 || rows.length > MOST_ROWS) return false;
  draft.told.push(...rows.map((row) => [row]));
  draft.options = [...rows];
  const [first] = rows;
  const isByType = lines.length === 1 && rows.length > 1 && rows.every(({ carType }) => carType !== null);
  // Prices of one job that differ by the kind of car say which kind each is for.
  if (isByType && first)
    say(draft, 'options', { service: words(first.service), options: { options: rows, by: 'carType' } });
  else say(draft, 'pricedBeside', { options: { options: rows, by: 'service' } });
  draft.state = { ...draft.state, priced: rows.map(({ id }) => id) };
  return true;
}

const MOST_LINES = 4;
const MOST_ROWS = 6;
