import type { DialogState } from '../../dialog-state.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { words } from '../act.ts';
import { type Draft, say } from '../draft.ts';

/** A name, number or address is acknowledged whenever it comes, so that nobody wonders whether it was heard. */
export function noteContact(draft: Draft, message: Understanding, before: DialogState): boolean {
  const { name, phone, email } = message;
  const isNameAsked = before.asked?.kind === 'name' || before.asked?.kind === 'ownName';
  if (name !== null && name !== before.name && !isNameAsked) say(draft, 'nameNoted', { name: words(name) });
  if (phone !== null && phone !== before.phone) say(draft, 'numberNoted');
  if (email !== null && email !== before.email) say(draft, 'emailNoted');
  return draft.acts.length > 0;
}

/** What holds the name or the number anyway needs no thanks for it. */
export function leaveNoteOut(draft: Draft): void {
  const said = new Set<string>(draft.acts.map(({ key }) => key));
  const isNamed = NAMING.some((key) => said.has(key));
  const isReached = REACHING.some((key) => said.has(key));
  draft.acts = draft.acts.filter(
    ({ key }) =>
      !(isNamed && key === 'nameNoted') && !(isReached && (key === 'numberNoted' || key === 'emailNoted')),
  );
}

const NAMING = ['confirm', 'booked', 'leadTaken', 'contactTaken', 'askPhone', 'ownBooking'];
const REACHING = ['callPromised', 'reachKnown'];
