import { jobsIn, readMessage } from '../../prices/index.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Draft } from '../draft.ts';
import { ASKS_DISCOUNTS } from '../wish/code-words.data.ts';
import { withoutUnlisted } from './without-unlisted.ts';

/** "Can you do something about the price?" is refused once, and whoever only thinks that less costs less asks for nothing off. */
export function refuseOnce(draft: Draft, { text, intents }: Understanding): void {
  if (!draft.acts.some(({ key }) => key === 'noDiscount')) return;
  const isSupposed = draft.acts.some(({ key }) => key === 'whatIf');
  const asksLess = intents.has('haggle') || ASKS_DISCOUNTS.test(text);
  if (isSupposed && !asksLess) draft.acts = draft.acts.filter(({ key }) => key !== 'noDiscount');
  if (jobsIn(readMessage(text)).length === 0) withoutUnlisted(draft);
}
