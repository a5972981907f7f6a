import type { Understanding } from '../../understanding/understand.ts';
import { handOver } from '../contact/hand-over.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';

/** Counts messages in a row that were not understood, and calls a person where the owner wants one after so many. */
export function countUnclear(draft: Draft, message: Understanding, context: Context): void {
  const before = draft.state.unclear ?? 0;
  const isUnclear = draft.acts.some(({ key }) => key === 'notUnderstood' || key === 'clarify');
  const unclear = isUnclear ? before + 1 : 0;
  if (unclear !== before) draft.state = { ...draft.state, unclear };
  const most = context.studio.rules?.handoffAfterUnclear ?? 0;
  if (most === 0 || unclear < most) return;
  // The client hears that a person comes instead of one more "say that again".
  draft.acts = [];
  draft.choices = [];
  handOver(draft, 'asked', message, context);
  draft.state = { ...draft.state, unclear: 0 };
}
