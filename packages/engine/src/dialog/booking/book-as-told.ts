import type { DialogState } from '../../dialog-state.ts';
import { jobsIn, readMessage } from '../../prices/index.ts';
import { findIntents } from '../../understanding/find-intents.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { splitWords } from '../../words/split-words.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { settledRows } from '../wish/answer-wish.ts';
import { carName } from '../wish/car-name.ts';
import { confirmBooking } from './book.ts';
import { REFUSING } from './refusing-words.data.ts';
import { orderIn } from './sum-up-anew.ts';

/**
 * "Leave the dent out, the rest yes, book it": whoever changes what was summed up and closes with the word to book it
 * has agreed to the change, and is not asked once more.
 */
export function bookAsTold(
  draft: Draft,
  message: Understanding,
  before: DialogState,
  context: Context,
): void {
  const { asked, slot, name } = draft.state;
  if (before.asked?.kind !== 'confirm' || asked?.kind !== 'confirm' || !slot || draft.wantsPerson) return;
  const isChanged =
    orderIn(before) !== orderIn(draft.state) || before.slot?.start !== slot.start || before.name !== name;
  if (!isChanged || message.text.includes('?') || !closesWithYes(message.text)) return;
  // "Let's do Friday then" names another time and has not been told that it is free.
  if (before.slot?.start !== slot.start && !isToldToEnter(message.text)) return;
  // A sum that is named may be what is wanted or what is too much: it is summed up once more.
  if (message.amounts.length > 0 || REFUSING.test(message.text)) return;
  if (draft.effects.some(({ kind }) => kind !== 'hold') || isOfOtherCar(message, draft.state)) return;
  const rows = settledRows(draft, context);
  if (!rows) return;
  draft.acts = draft.acts.filter(({ key }) => !ASKED_AGAIN.has(key));
  draft.choices = [];
  confirmBooking(draft, context, rows, true);
}

/** "Wrong car, the Mazda please" agrees to no booking of the other one. */
function isOfOtherCar({ car }: Understanding, { wished, car: known }: DialogState): boolean {
  return car !== null && wished.every((one) => carName(one.car ?? known) !== carName(car));
}

const ASKED_AGAIN: ReadonlySet<string> = new Set([
  ...['confirm', 'stillConfirm', 'quoteOne', 'quoteMany', 'slotFree', 'slotKept'],
]);

/** The last clause agrees or tells to book, and speaks of nothing else. */
export function closesWithYes(text: string): boolean {
  const clauses = text
    .split(/[,.;!–—\n]+|(?<!\p{L})(?:and|und|и|і|та)\s/iu)
    .filter((one) => /\p{L}/u.test(one));
  const last = clauses.at(-1)?.replace(/^.*\?/u, '') ?? '';
  // "Does the price hold for both?" asks.
  if (clauses.length < 2 || !/\p{L}/u.test(last)) return false;
  // "Бронюйте" sounds like a film of that name.
  if (ENTER.test(last) && splitWords(last).length <= SHORT) return true;
  if (jobsIn(readMessage(last)).length > 0) return false;
  const said = findIntents(last);
  const isTold = said.has('yes') || said.has('book') || ENTER.test(last) || REST_IS_FINE.test(last);
  return isTold && !said.has('no');
}

/** In so many words, and not by a mere yes. */
function isToldToEnter(text: string): boolean {
  return ENTER.test(text) || findIntents(text).has('book');
}

const SHORT = 3;

/** As people tell a clerk to write them down. */
const ENTER =
  /(?<!\p{L})(?:trag\p{L}*\s(?:\p{L}+\s){0,4}ein|buch\p{L}*|passt(?:['’]?s)?|book|(?:запис|заброн|бронир|броню|внос|внес|оформ|пиши|пишіть|фикс|фікс)\p{L}*)(?!\p{L})/iu;

/** "The rest yes", "остальное да". */
const REST_IS_FINE =
  /(?<!\p{L})(?:rest|everything else|sonst|alles andere|остальн\p{L}*|решт[ауи]|інше)\s(?:\p{L}+\s){0,2}(?:yes|ok|okay|fine|good|ja|gut|passt(?:['’]?s)?|да|ок|окей|так|добре|норм\p{L}*|хорошо)\s*$|(?<!\p{L})lock it in(?!\p{L})/iu;
