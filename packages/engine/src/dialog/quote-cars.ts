import type { Understanding } from '../understanding/understand.ts';
import { quote, settledRows } from './answer-wish.ts';
import type { Context } from './context.ts';
import { ask, type Draft, newDraft, say } from './draft.ts';

/** The price for each of several cars; a booking is made for one of them at a time. */
export function quoteCars(draft: Draft, { cars }: Understanding, context: Context): boolean {
  if (cars.length < 2 || draft.state.wished.length === 0 || draft.state.isBooking) return false;
  const each = cars.map((car) => settledRows(newDraft({ ...draft.state, car, carType: null }), context));
  const rows = each.flatMap((found) => found ?? []);
  const isDistinct = new Set(rows.map(({ id }) => id)).size === rows.length;
  if (!isDistinct || each.some((found) => found === null)) return false;
  quote(draft, rows);
  say(draft, 'inviteBooking');
  ask(draft, { kind: 'booking', choices: [{ key: 'book' }] });
  return true;
}
