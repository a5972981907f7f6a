import type { PriceRow } from '../../facts.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Act } from '../act.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { ASKS_DIFFERENCE } from './told-words.data.ts';

/**
 * "Gloss or satin, what's the difference?": behind the two prices stands by how much they differ, and what nobody but the
 * studio can tell of it comes after that.
 */
export function tellDifference(draft: Draft, { text }: Understanding, { studio }: Context): void {
  const at = draft.acts.findLastIndex(({ key }) => SHOWN.has(key));
  if (at < 0 || draft.wantsPerson || !ASKS_DIFFERENCE.test(text)) return;
  const facts = draft.acts.filter(({ key }, place) => place <= at && !OPEN.has(key));
  const open = draft.acts.filter(({ key }, place) => place <= at && OPEN.has(key));
  const difference = (studio.discounts ?? []).length === 0 ? differenceOf(draft.options) : null;
  if (difference) draft.told.push([difference]);
  const told: Act[] = difference ? [{ key: 'dearerBy', values: { sum: { total: [difference] } } }] : [];
  draft.acts = [...facts, ...told, ...open, ...draft.acts.slice(at + 1)];
}

/** What the dearer of two costs more; none where one of them has no single price. */
function differenceOf(options: readonly PriceRow[]): PriceRow | null {
  const [one, other, ...more] = options;
  if (!one || !other || more.length > 0 || one.currency !== other.currency) return null;
  if ([one, other].some(({ isFrom, priceTo }) => isFrom || priceTo !== null)) return null;
  const [less, dearer] = one.price <= other.price ? [one, other] : [other, one];
  return less.price === dearer.price ? null : { ...dearer, price: dearer.price - less.price };
}

const SHOWN: ReadonlySet<string> = new Set(['options', 'compare', 'separateServices', 'pricedBeside']);
const OPEN: ReadonlySet<string> = new Set([
  ...['topicOpen', 'topicOpenAbout', 'stillOpen', 'reachHere', 'reachKnown', 'reachOffer', 'reachAsk'],
]);
