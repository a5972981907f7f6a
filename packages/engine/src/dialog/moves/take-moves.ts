import type { DialogState } from '../../dialog-state.ts';
import { findIntents } from '../../understanding/find-intents.ts';
import { isGlad } from '../booking/agrees-in-a-clause.ts';
import type { Draft } from '../draft.ts';
import { keyOfLine } from '../order/list-lines.ts';
import { isVoid, joinDrafts } from './join-drafts.ts';
import { lostSentences } from './lost-sentences.ts';
import { planIn } from './plan-in.ts';
import type { SentenceKind } from './sentence-kind.ts';
import { splitSentences } from './split-sentences.ts';

export type Moves = {
  text: string;
  state: DialogState;
  whole: () => Draft;
  /** What becomes of a text after what is remembered, and after what was done before it in the same message. */
  take: (text: string, state: DialogState, done: readonly Draft[]) => Draft;
  /** What the reply owes a sentence. */
  owes: (sentence: string) => Owed;
  /** Whether a sentence only supposes something, or tells something of its own. */
  kindOf: (sentence: string) => SentenceKind;
};

/** An answer; what follows from a yes, a name or a time; nothing. */
export type Owed = 'answer' | 'outcome' | 'nothing';

/**
 * A message is heard whole. Where a sentence of it then turns out to change nothing, it is taken as a move of its own,
 * as if it had been sent by itself, and all moves are answered together.
 */
export function takeMoves(moves: Moves): Draft {
  const { text, state, take } = moves;
  const whole = moves.whole();
  const sentences = splitSentences(text);
  if (sentences.length < 2 || sentences.length > MOST) return whole;
  const apart = supposedApart(sentences, moves);
  if (apart) return apart;
  // "Lovely. And can it stay overnight?" agrees to nothing.
  const owed = sentences.map((one) => (text.includes('?') && isGlad(one) ? 'nothing' : moves.owes(one)));
  const lost = lostSentences(sentences, whole, {
    isOwed: (at) => isOwed(owed[at], whole, state),
    isOutcome: (at) => owed[at] === 'outcome',
    take: (one) => take(one, state, []),
    isDone: (draft) => planIn(draft.state) !== planIn(state),
  });
  if (lost.size === 0) return whole;
  const inMoves = takeInTurn(inTurn(sentences, lost), moves);
  return inMoves && !losesGoods(inMoves, whole, state) ? inMoves : whole;
}

/** "And if the old film is on it, is that extra? Thursday is fine": what is only supposed is no part of what is told. */
function supposedApart(sentences: readonly string[], moves: Moves): Draft | null {
  if (moves.state.wished.length === 0) return null;
  const kinds = sentences.map(moves.kindOf);
  if (!kinds.includes('supposes') || !kinds.includes('tells')) return null;
  const texts: string[] = [];
  for (const [at, sentence] of sentences.entries()) {
    const isNew = at === 0 || (kinds[at] === 'supposes') !== (kinds[at - 1] === 'supposes');
    // What tells nothing goes with the sentence before it.
    if (isNew && (at === 0 || kinds[at] !== 'other')) texts.push(sentence);
    else texts.push(`${texts.pop() ?? ''} ${sentence}`);
  }
  return texts.length > 1 ? takeInTurn(texts, moves) : null;
}

/** What the whole message was heard to order must not get lost by taking it in parts. */
function losesGoods(inMoves: Draft, whole: Draft, before: DialogState): boolean {
  const keys = ({ wished, later = [] }: DialogState) => new Set([...wished, ...later].map(keyOfLine));
  const [left, old] = [keys(inMoves.state), keys(before)];
  return [...keys(whole.state)].some((key) => !old.has(key) && !left.has(key));
}

/** Nobody does more in one message, and a longer one is a story. */
const MOST = 6;

/** A yes is without effect where something was changed beside it, and so is one time beside another. */
function isOwed(owed: Owed | undefined, whole: Draft, state: DialogState): boolean {
  if (owed === 'outcome') return planIn(whole.state) === planIn(state);
  return owed === 'answer' && !whole.wantsPerson;
}

/** What was lost before anything was heard, what was heard, and what was lost behind it. */
function inTurn(sentences: readonly string[], lost: ReadonlySet<number>): string[] {
  const first = sentences.findIndex((_, at) => !lost.has(at));
  const join = (isOf: (at: number) => boolean) => sentences.filter((_, at) => isOf(at)).join(' ');
  return [
    join((at) => at < first && lost.has(at)),
    join((at) => !lost.has(at)),
    join((at) => at > first && lost.has(at)),
  ].filter((move) => move !== '');
}

const TAKEN_BACK = ['cancel', 'cannotCome', 'cannot', 'no'] as const;

/** Null where none of the moves comes to anything. */
function takeInTurn(texts: readonly string[], { state, take }: Moves): Draft | null {
  const drafts: Draft[] = [];
  for (const [at, text] of texts.entries()) {
    const before = { ...(drafts.at(-1)?.state ?? state), turns: state.turns };
    const draft = take(text, before, drafts);
    const next = texts.slice(at + 1).join(' ');
    const isBooked = draft.effects.some(({ kind }) => kind === 'book');
    // "Wrong car, the Mazda. Please": nobody agrees to what was not put to them yet.
    const isNew = planIn(before) !== planIn(state) || drafts.some(sumsUp);
    if (isBooked && isNew && !findIntents(text).has('book')) continue;
    if (next !== '' && isBooked) {
      // "Yes. Oh no, I can't on that day" books nothing.
      if (TAKEN_BACK.some((intent) => findIntents(next).has(intent))) continue;
      // "Yes. And a hand wash too": what is agreed to has changed, and is put to the client again.
      const changed = take(next, before, drafts);
      if (planIn(changed.state) !== planIn(before) && !changed.wantsPerson)
        return joinDrafts([...drafts, changed]);
    }
    if (!isVoid(draft, planIn(draft.state) !== planIn(before))) drafts.push(draft);
  }
  return drafts.length === 0 ? null : joinDrafts(drafts);
}

function sumsUp({ acts }: Draft): boolean {
  return acts.some(({ key }) => key === 'confirm');
}
