import type { DialogState } from '../../dialog-state.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { splitWords } from '../../words/split-words.ts';
import { words } from '../act.ts';
import { summarise } from '../booking/summarise.ts';
import type { Context } from '../context.ts';
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

/** A name never swallows the rest of a message: what nothing was made of goes to the studio. */
export function passRestOn(draft: Draft, message: Understanding, context: Context): void {
  const { acts, effects, wantsPerson } = draft;
  if (acts.length === 0 || acts.some(({ key }) => !NOTED.has(key)) || effects.length > 0 || wantsPerson)
    return;
  const rest = message.text.replace(message.name ?? '', ' ').trim();
  const isWish = rest.includes('?') || message.isWorkNamed || message.intents.has('book');
  if (!isWish || splitWords(rest).length < FEWEST) return;
  const summary = summarise(draft.state, message, context);
  const question = { topic: 'other', said: rest };
  draft.effects.push({ kind: 'handoff', reason: 'question', summary, question });
  say(draft, 'personKnows');
}

const NOTED: ReadonlySet<string> = new Set(['nameNoted', 'numberNoted', 'emailNoted', 'reachKnown']);
const FEWEST = 4;
