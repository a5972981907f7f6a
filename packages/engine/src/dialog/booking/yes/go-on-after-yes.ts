import { ownerShare } from '../../../asked/of-studio.ts';
import { whatIsAsked } from '../../../asked/what-is-asked.ts';
import type { DialogState } from '../../../dialog-state.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import { ASKS_READY } from '../../answers/ready-words.data.ts';
import { tellEnd } from '../../answers/tell-end.ts';
import { takesBeside } from '../../asides/take-beside.ts';
import { namesGoods } from '../../basket/edit-basket.ts';
import type { Draft } from '../../draft.ts';
import { isVoid, joinDrafts } from '../../moves/join-drafts.ts';
import { planIn } from '../../moves/plan-in.ts';
import { splitSentences } from '../../moves/split-sentences.ts';
import { areSameWishes } from '../../wish/same-wishes.ts';
import { passNoteOn, TOLD_ON } from '../pass-note-on.ts';
import { orderIn } from '../sum-up-anew.ts';
import { kindOfPut, type Put, restBesideYes } from './part-yes.ts';
import { turnsIt } from './turns-it.ts';
import { whatIsBeside, withoutPoliteness } from './what-is-beside.ts';
import { withoutInCase } from './without-in-case.ts';
import { AS_WELL, ASKED_TO_KNOW } from './yes-words.data.ts';

type YesTurn = {
  text: string;
  message: Understanding;
  put: Put;
  /** What becomes of the message as a whole. */
  whole: () => Draft;
  /** What becomes of a bare yes. */
  agree: () => Draft;
  /** What becomes of words after what is remembered, and after what was done before them. */
  take: (said: string, state: DialogState, done: readonly Draft[]) => Draft;
};

/**
 * "Yes please. And when can I pick it up?": what was put to the client is done first, and the rest is heard after it;
 * unless the rest would have something else than what was put.
 */
export function goOnAfterYes(turn: YesTurn): Draft {
  const { text, put, message } = turn;
  const beside = restBesideYes(text, put);
  const rest = beside === null ? null : withoutInCase(beside);
  // "Ok, add it": what was only asked about before goes with the yes.
  const isOfMore = takesBeside(message, put.state, put.context);
  if (rest === null || message.name !== null || isOfMore) return turn.whole();
  if (withoutPoliteness(rest).length === 0) {
    const agreed = turn.agree();
    return isDone(agreed, put.state) ? agreed : turn.whole();
  }
  const added = withMore(rest, turn);
  if (added) return added;
  const whole = turn.whole();
  const { asks, note } = whatIsBeside(rest, put.hear);
  if (isDone(whole, put.state) && !isUnheard(asks, whole, turn) && !isAnother(whole, rest, turn))
    return note === '' ? whole : withNote(whole, note, turn);
  // "Yes! The wash without the wax": whoever names the order says which of the two it is.
  if (kindOfPut(put.state) === 'order' && splitSentences(rest).some(isOrdering)) return whole;
  if ((whole.wantsPerson && (asks !== '' || note === '')) || turnsIt(rest, put) || changesOrder(asks, turn))
    return whole;
  const agreed = turn.agree();
  if (!isDone(agreed, put.state)) return whole;
  const answered = asks === '' ? agreed : withAnswer(agreed, asks, turn);
  return note === '' ? answered : withNote(answered, note, turn);
}

/** "Yes, and the front doors as well": what makes another order of what was summed up is summed up with it. */
function withMore(rest: string, { put, take }: YesTurn): Draft | null {
  if (kindOfPut(put.state) !== 'confirm' || rest.includes('?') || !AS_WELL.test(rest)) return null;
  if (TOLD_ON.test(rest) || ASKED_TO_KNOW.test(rest)) return null;
  const added = take(rest, put.state, []);
  const isMore = orderIn(added.state) !== orderIn(put.state);
  return isMore && added.effects.every(({ kind }) => kind === 'hold') ? added : null;
}

/** "Two days without it, well ok": something else was booked than was put, though nothing beside the yes would have it. */
function isAnother(whole: Draft, rest: string, turn: YesTurn): boolean {
  if (turnsIt(rest, turn.put)) return false;
  const [done] = whole.effects.filter(({ kind }) => kind === 'book');
  const [meant] = turn.agree().effects.filter(({ kind }) => kind === 'book');
  if (done?.kind !== 'book' || meant?.kind !== 'book') return false;
  return done.start !== meant.start || done.quote?.total !== meant.quote?.total;
}

/** "Does the wrap come with a warranty?" names what is ordered and orders nothing: only the owner can answer it. */
function isOfOwner(asks: string): boolean {
  return asks.trim().endsWith('?') && ownerShare(whatIsAsked(asks)) >= SURELY_ASKED;
}

const SURELY_ASKED = 0.8;

function isOrdering(sentence: string): boolean {
  return !sentence.includes('?') && namesGoods(sentence);
}

/** "But without the roof": by itself it would make another order of it. */
function changesOrder(asks: string, { put, take }: YesTurn): boolean {
  return !isOfOwner(asks) && asks !== '' && orderIn(take(asks, put.state, []).state) !== orderIn(put.state);
}

/** A question was put beside the yes, and the reply says no more than that it is done. */
function isUnheard(asks: string, { acts, wantsPerson }: Draft, turn: YesTurn): boolean {
  if (!asks.includes('?') || wantsPerson) return false;
  if (ASKS_READY.test(asks)) return !acts.some(({ key }) => READY.has(key));
  const done = new Set(turn.agree().acts.map(({ key }) => key));
  return acts.every(({ key }) => done.has(key));
}

const READY: ReadonlySet<string> = new Set(['readyAt', 'duration', 'durationPlanned', 'durationOpenFor']);

/** What was put was carried out. */
function isDone({ effects, state: after }: Draft, state: DialogState): boolean {
  const kind = kindOfPut(state);
  if (kind === 'order') return areSameWishes(after.wished, state.asked?.orders?.[0] ?? []);
  return effects.some((effect) => effect.kind === (kind === null ? undefined : DONE[kind]));
}

const DONE = {
  confirm: 'book',
  add: 'book',
  move: 'reschedule',
  cancel: 'cancel',
  order: undefined,
} as const;

function withAnswer(agreed: Draft, asks: string, turn: YesTurn): Draft {
  const { put, take, message } = turn;
  const told = { ...agreed, acts: [...agreed.acts] };
  // When the car can be fetched is the end of what has just been done.
  const left = splitSentences(asks).filter(
    (one) => !(ASKS_READY.test(one) && tellEnd(told, { message, context: put.context })),
  );
  if (left.length === 0) return told;
  const heard = take(left.join(' '), { ...agreed.state, turns: put.state.turns }, [agreed]);
  const after = isOfOwner(asks) ? answerOnly(heard, agreed) : heard;
  const isChanged = planIn(after.state) !== planIn(agreed.state);
  return isVoid(after, isChanged) ? told : joinDrafts([told, after]);
}

/** What it names is in the booking already: nothing of the list is shown or asked about. */
function answerOnly(heard: Draft, { state }: Draft): Draft {
  const acts = heard.acts.filter(({ key }) => !OF_LIST.test(key));
  const { told } = heard.state;
  return { ...heard, acts, choices: [], quoted: [], options: [], state: { ...state, told } };
}

const OF_LIST = /^(?:options|which|quote|mayChange|inviteBooking|separateServices|leftOpen|takenOut)/;

function withNote(draft: Draft, note: string, { message, put }: YesTurn): Draft {
  const noted = { ...draft, acts: [...draft.acts], effects: [...draft.effects] };
  passNoteOn(noted, { ...message, text: note }, put.context);
  return noted;
}
