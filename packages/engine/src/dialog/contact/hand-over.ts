import type { HandoffReason } from '../../facts.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { presenceAt } from '../../when/index.ts';
import { words } from '../act.ts';
import { summarise } from '../booking/summarise.ts';
import type { Context } from '../context.ts';
import { type Draft, say } from '../draft.ts';

/** What is noted in the memory when an unhappy client was given to a person. */
export const UNHAPPY = 'unhappy';

/** What is noted when a person was called for another reason. */
export const PERSON_CALLED = 'person called';

/** Calls a person and tells the client what happens now and when somebody is there. */
export function handOver(
  draft: Draft,
  reason: HandoffReason,
  message: Understanding,
  context: Context,
): void {
  draft.effects.push({ kind: 'handoff', reason, summary: summarise(draft.state, message, context) });
  draft.wantsPerson = true;
  if (reason === 'complaint' && draft.state.told.includes(UNHAPPY)) {
    say(draft, 'personKnows');
    draft.state = { ...draft.state, asked: null };
    return;
  }
  say(draft, reason === 'complaint' ? 'complaint' : 'person');
  sayWhen(draft, context);
  const phone = context.studio.phone.trim();
  if (phone !== '') say(draft, 'personPhone', { phone: words(phone) });
  const mark = reason === 'complaint' ? UNHAPPY : PERSON_CALLED;
  const told = [...new Set([...draft.state.told, mark])].slice(-30);
  draft.state = { ...draft.state, asked: null, told };
}

/** Without opening hours nothing is known about when somebody is there, and nothing is said. */
function sayWhen(draft: Draft, { opening, now }: Context) {
  if (!opening) return;
  const presence = presenceAt(opening, now);
  if (!presence.isOpen && presence.from === null) return say(draft, 'personClosed');
  if (!presence.isOpen) return say(draft, 'personLater', { from: { opens: presence.from ?? now, now } });
  if (presence.until === null) return say(draft, 'personAlways');
  say(draft, 'personOpen', { until: { clock: presence.until } });
}

/** Tells a person about a wish the client doesn't want to talk about, and says only what matters now. */
export function callQuietly(
  draft: Draft,
  reason: 'emergency' | 'data',
  message: Understanding,
  context: Context,
) {
  draft.effects.push({ kind: 'handoff', reason, summary: summarise(draft.state, message, context) });
  draft.wantsPerson = true;
  say(draft, reason === 'emergency' ? 'crisis' : 'deleteData');
  draft.state = { ...draft.state, asked: null };
}

/** Passes a question on to the owner while the talk goes on; each question once. */
export function askOwner(draft: Draft, message: Understanding, context: Context, about?: string): void {
  const mark = `owner:${about ?? message.text.slice(0, 60)}`;
  if (draft.state.told.includes(mark)) {
    say(draft, 'stillOpen');
    return;
  }
  draft.effects.push({ kind: 'handoff', reason: 'price', summary: summarise(draft.state, message, context) });
  say(draft, 'ownerAsked');
  const phone = context.studio.phone.trim();
  if (phone !== '') say(draft, 'personPhone', { phone: words(phone) });
  draft.state = { ...draft.state, told: [...draft.state.told, mark].slice(-20) };
}
