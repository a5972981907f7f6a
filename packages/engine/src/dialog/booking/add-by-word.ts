import type { DialogState, WishedService } from '../../dialog-state.ts';
import type { OwnBooking, PriceRow } from '../../facts.ts';
import { isSameWord } from '../../prices/match/name-places.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { isCommonWord } from '../../words/is-common-word.ts';
import { splitWords } from '../../words/split-words.ts';
import type { Context } from '../context.ts';
import { type Draft, say } from '../draft.ts';
import { judgeMessage } from '../order/judge-message.ts';
import { keyOfLine, linesOf } from '../order/list-lines.ts';
import { wishForLine } from '../order/wish-for-line.ts';
import { narrowWishes } from '../wish/narrow-wish.ts';
import { areSameWishes } from '../wish/same-wishes.ts';
import { offerToAdd } from './add-to-booked.ts';
import { isElsewhen } from './booked-already.ts';
import { isAsBooked } from './is-as-booked.ts';
import { standingBooking } from './standing-booking.ts';

/**
 * "And the sill of the boot, how much is that?" of somebody who is booked: where the order is heard as it stands, a line
 * of the list that shares a telling word with it is what was asked for. Its price is told, and it is put as an addition.
 */
export function addByWord(draft: Draft, message: Understanding, context: Context): boolean {
  const { state } = draft;
  const own = standingBooking(state, context);
  if (!own || state.isBooking || !isAsBooked(state) || !asksForMore(message, own, context)) return false;
  const { wished, open, doubt } = judgeMessage(state, message, context).revised;
  if (!areSameWishes(wished, state.wished) || open.length > 0 || doubt) return false;
  const near = linesNear(message.rest, state, context);
  const rows = near.flatMap((wish) => rowsFor(wish, state, context));
  if (rows.length === 0 || rows.length > MOST_ROWS) return false;
  say(draft, 'pricedBeside', { options: { options: rows, by: 'service' } });
  draft.told.push(...rows.map((row) => [row]));
  draft.options = [...draft.options, ...rows];
  draft.state = { ...draft.state, priced: rows.map(({ id }) => id) };
  const [only, ...more] = near;
  if (!only || more.length > 0 || rows.length > 1) return true;
  const before = draft.state;
  draft.state = { ...before, wished: [...before.wished, only] };
  if (!offerToAdd(draft, { ...message, intents: new Set([...message.intents, 'add']) }, context))
    draft.state = before;
  return true;
}

function asksForMore(message: Understanding, own: OwnBooking, context: Context): boolean {
  const { intents, acts, topics, questions, car } = message;
  if (car !== null || topics.length + questions.length > 0 || intents.has('no')) return false;
  const isWanted = intents.has('add') || intents.has('price') || acts.has('ask.price') || acts.has('add');
  return isWanted && !isElsewhen(message, own, context);
}

/** The lines that have most of the telling words that were said, and nothing of which is booked. */
function linesNear(rest: string, { booked }: DialogState, { index }: Context): WishedService[] {
  const said = splitWords(rest).filter((word) => word.length >= (isCommonWord(word) ? LONG : SHORTEST));
  const known = new Set(booked?.wished.map(keyOfLine));
  const list = linesOf(index);
  const scored = list.lines.flatMap((line) => {
    const words = line.parts.flatMap((part) => part.words);
    const met = words.filter(({ word }) => said.some((one) => isSameWord(word, one)));
    const score = met.reduce((sum, { weight }) => sum + weight, 0);
    return score >= TELLING && !known.has(keyOfLine(line)) ? [{ line, score }] : [];
  });
  const most = Math.max(0, ...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score === most).map(({ line }) => wishForLine(line, list));
}

function rowsFor(wish: WishedService, state: DialogState, context: Context): readonly PriceRow[] {
  const [{ found } = { found: null }] = narrowWishes({ ...state, wished: [wish] }, context);
  return found?.kind === 'row' ? [found.row] : found?.kind === 'missing' ? found.rows : [];
}

/** A word of this weight stands in few lines of the list. */
const TELLING = 0.6;
const SHORTEST = 4;
/** Of everyday words only long ones are names of anything. */
const LONG = 6;
const MOST_ROWS = 6;
