import { jobsIn, readMessage } from '../../prices/index.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Draft } from '../draft.ts';
import { ASKS_DISCOUNTS } from '../wish/code-words.data.ts';

/** "Can you do something about the price?" is refused once, and whoever only thinks that less costs less asks for nothing off. */
export function refuseOnce(draft: Draft, { text, intents }: Understanding): void {
  if (!draft.acts.some(({ key }) => key === 'noDiscount')) return;
  const isSupposed = draft.acts.some(({ key }) => key === 'whatIf');
  const asksLess = intents.has('haggle') || ASKS_DISCOUNTS.test(text);
  if (isSupposed && !asksLess) draft.acts = draft.acts.filter(({ key }) => key !== 'noDiscount');
  const isUnlisted = draft.acts.some(({ key }) => key === 'notOnList');
  if (!isUnlisted || jobsIn(readMessage(text)).length > 0) return;
  draft.acts = draft.acts.filter(({ key }) => !OF_UNLISTED.has(key));
  draft.effects = draft.effects.filter((effect) => effect.kind !== 'handoff' || effect.reason !== 'price');
  draft.choices = [{ key: 'person' }];
}

/** What is said of what the list has not. */
const OF_UNLISTED: ReadonlySet<string> = new Set(
  'notOnList ownerAsked reachHere reachKnown reachOffer reachAsk personPhone nearest'.split(' '),
);
