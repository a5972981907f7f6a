import type { Draft } from '../draft.ts';

/** What was answered otherwise is not told to be missing from the list, and nobody has to price it. */
export function withoutUnlisted(draft: Draft): void {
  if (!draft.acts.some(({ key }) => key === 'notOnList')) return;
  draft.acts = draft.acts.filter(({ key }) => !OF_UNLISTED.has(key));
  draft.effects = draft.effects.filter((effect) => effect.kind !== 'handoff' || effect.reason !== 'price');
  draft.choices = [{ key: 'person' }];
}

/** What is said of what the list has not. */
const OF_UNLISTED: ReadonlySet<string> = new Set(
  'notOnList ownerAsked reachHere reachKnown reachOffer reachAsk personPhone nearest'.split(' '),
);
