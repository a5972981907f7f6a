import type { Car } from '../cars/index.ts';
import type { Understanding } from '../understanding/understand.ts';
import { answerWish, quote, settledRows } from './answer-wish.ts';
import type { Context } from './context.ts';
import { ask, type Draft, newDraft, say } from './draft.ts';

/** The price for each of several cars; a booking is made for one of them at a time. */
export function quoteCars(draft: Draft, message: Understanding, context: Context): boolean {
  const { cars } = message;
  if (cars.length < 2 || draft.state.wished.length === 0 || draft.state.isBooking) return false;
  const rowsOf = (car: Car) => settledRows(newDraft({ ...draft.state, car, carType: null }), context);
  const rows = cars.flatMap((car) => rowsOf(car) ?? []);
  if (rows.length === 0 && draft.state.wished.every(({ car }) => !car))
    return askForAll(draft, message, context);
  if (rows.length === 0 || new Set(rows.map(({ id }) => id)).size !== rows.length) return false;
  quote(draft, rows);
  const open = cars.find((car) => rowsOf(car) === null);
  if (open) {
    // What one of them falls under is asked; the price of the other stands.
    draft.state = { ...draft.state, car: open, carType: null };
    const told = draft.quoted;
    answerWish(draft, message, context, false);
    draft.quoted = told;
    return true;
  }
  say(draft, 'inviteBooking');
  ask(draft, { kind: 'booking', choices: [{ key: 'book' }] });
  return true;
}

/** "A tint for the Golf and the CX-5": what is still open is asked once, and then each car gets its own price. */
function askForAll(draft: Draft, message: Understanding, context: Context): true {
  const { wished } = draft.state;
  draft.state = {
    ...draft.state,
    wished: message.cars.flatMap((car) => wished.map((one) => ({ ...one, car }))),
  };
  answerWish(draft, message, context, true);
  return true;
}
