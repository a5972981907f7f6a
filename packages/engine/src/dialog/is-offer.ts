import type { DialogState } from '../dialog-state.ts';
import { findFigures } from '../guard/find-figures.ts';
import type { Understanding } from '../understanding/understand.ts';
import type { Context } from './context.ts';

/** Whether the client asks for another price than the list's: a discount, a deal, a promise, a sum of their own. */
export function isOffer(message: Understanding, state: DialogState, { studio }: Context): boolean {
  if (message.intents.has('haggle')) return true;
  const shown = studio.rows.filter((row) => state.shownRowIds.includes(row.id));
  if (shown.length === 0) return false;
  const prices = new Set(shown.map((row) => row.price));
  prices.add(shown.reduce((sum, row) => sum + row.price, 0));
  return findFigures(message.rest).some((figure) => figure.kind === 'money' && !prices.has(figure.value));
}
