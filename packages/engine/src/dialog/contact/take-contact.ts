import type { Understanding } from '../../understanding/understand.ts';
import { words } from '../act.ts';
import { smallTalk } from '../answers/small-talk.ts';
import type { Context } from '../context.ts';
import { ask, type Draft, say } from '../draft.ts';
import { REACH_ASKED } from './offer-reach.ts';

/**
 * All that is left where nothing can be quoted: the client is told so and asked how to be reached, and the studio gets
 * the wish with whatever is known, again when a number comes after the name.
 */
export function takeContact(draft: Draft, message: Understanding, context: Context) {
  noteWish(draft, message);
  const { name, phone, email = null, told } = draft.state;
  if (name === null && phone === null && email === null) return askContact(draft, context);
  const mark = `contact:${name ?? ''}:${phone ?? ''}:${email ?? ''}`;
  if (told.includes(mark)) return smallTalk(draft, message, context);
  draft.effects.push({ kind: 'lead', name, phone, email, wish: wishOf(told) });
  draft.state = { ...draft.state, told: [...told, mark].slice(-20) };
  say(draft, name === null ? 'contactTakenPlain' : 'contactTaken', { name: words(name ?? '') });
  draft.choices = [{ key: 'person' }];
  if (phone === null && email === null) return ask(draft, { kind: 'phone' });
  draft.state = { ...draft.state, asked: null };
}

function askContact(draft: Draft, { studio }: Context) {
  if (!draft.state.told.includes('noPrices')) {
    say(draft, 'noPrices');
    draft.state = { ...draft.state, told: [...draft.state.told, 'noPrices'] };
  }
  say(draft, 'contactWanted');
  draft.state = { ...draft.state, told: [...draft.state.told, REACH_ASKED] };
  const contact = [studio.phone, studio.email].filter((part) => part.trim() !== '').join(', ');
  if (contact !== '') say(draft, 'contact', { contact: { words: contact } });
  draft.choices = [{ key: 'person' }];
  ask(draft, { kind: 'name' });
}

const WISH = 'wish:';

/** The client's own words stay until the studio has them; who they are is said beside it. */
function noteWish(draft: Draft, { text, name, phone, email, intents }: Understanding) {
  const isOnlyContact =
    (name !== null || phone !== null || email !== null) && !intents.has('price') && !intents.has('book');
  if (isOnlyContact || (intents.has('greet') && text.length < SHORTEST_WISH)) return;
  draft.state = { ...draft.state, told: [...draft.state.told, `${WISH}${text.slice(0, 120)}`].slice(-20) };
}

const SHORTEST_WISH = 20;

function wishOf(told: readonly string[]): string {
  const said = told.flatMap((mark) => (mark.startsWith(WISH) ? [mark.slice(WISH.length)] : []));
  return [...new Set(said)].join(' / ').slice(0, 300);
}
