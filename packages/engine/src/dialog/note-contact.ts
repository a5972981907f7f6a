import type { Understanding } from '../understanding/understand.ts';
import { words } from './act.ts';
import { type Draft, say } from './draft.ts';

/** A name or number given before it was asked for is acknowledged, so that nobody wonders whether it was heard. */
export function noteContact(draft: Draft, { name, phone }: Understanding): boolean {
  const { asked, isBooking } = draft.state;
  const isTalking = isBooking || asked !== null;
  const isAsked = asked?.kind === 'name' || asked?.kind === 'phone' || asked?.kind === 'ownName';
  if (isAsked || !isTalking) return false;
  if (name !== null) say(draft, 'nameNoted', { name: words(name) });
  else if (phone !== null) say(draft, 'numberNoted');
  return name !== null || phone !== null;
}

/** What holds the name anyway needs no thanks for it. */
export function leaveNoteOut(draft: Draft): void {
  const isNamed = draft.acts.some(({ key }) => NAMING.has(key));
  if (isNamed) draft.acts = draft.acts.filter(({ key }) => key !== 'nameNoted' && key !== 'numberNoted');
}

const NAMING: ReadonlySet<string> = new Set([
  'confirm',
  'booked',
  'leadTaken',
  'askPhone',
  'person',
  'complaint',
]);
