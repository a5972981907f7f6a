import type { Effect, PriceRow } from '../../facts.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Act } from '../act.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { OPEN_ACTS } from './open-acts.ts';
import { ASKS_DIFFERENCE, DIFFERENCE_OF_PRICE } from './told-words.data.ts';

/**
 * "Gloss or satin, what's the difference?": behind the two prices stands by how much they differ, and what nobody but the
 * studio can tell of it comes after that.
 */
export function tellDifference(draft: Draft, { text }: Understanding, { studio }: Context): void {
  const at = draft.acts.findLastIndex(({ key }) => SHOWN.has(key));
  if (at < 0 || draft.wantsPerson || !ASKS_DIFFERENCE.test(text)) return;
  const facts = draft.acts.filter(({ key }, place) => place <= at && !OPEN_ACTS.has(key));
  const open = draft.acts.filter(({ key }) => OPEN_ACTS.has(key));
  const difference = (studio.discounts ?? []).length === 0 ? differenceOf(draft.options) : null;
  if (difference) draft.told.push([difference]);
  const reckoned: Act[] = difference ? [{ key: 'dearerBy', values: { sum: { total: [difference] } } }] : [];
  const rest = draft.acts.slice(at + 1).filter(({ key }) => !OPEN_ACTS.has(key));
  if (difference && asksOnlyPrice(text)) {
    draft.acts = [...facts, ...reckoned, ...rest];
    draft.effects = draft.effects.filter((effect) => !isOfDifference(effect));
    const told = draft.state.told.filter((mark) => !mark.startsWith('topic:difference'));
    draft.state = { ...draft.state, told };
  } else
    draft.acts = [...facts, ...reckoned, ...open.map((act) => (difference ? asRest(act) : act)), ...rest];
}

function asksOnlyPrice(text: string): boolean {
  const left = text.replace(DIFFERENCE_OF_PRICE, ' ');
  return left !== text && !ASKS_DIFFERENCE.test(left);
}

function isOfDifference(effect: Effect): boolean {
  return effect.kind === 'handoff' && ASKS_DIFFERENCE.test(effect.question?.said ?? '');
}

/** What was told already is not what stays open. */
function asRest(act: Act): Act {
  return act.key === 'topicOpen' ? { key: 'differenceOpen' } : act;
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
