import { isLengthSet } from '../../answers/duration-of.ts';
import { type Context, toLocal } from '../../context.ts';
import { type Draft, say } from '../../draft.ts';
import { settledRows } from '../../wish/answer-wish.ts';
import type { CarLeft } from './part-car-left.ts';

/**
 * "Will you be done by six?" is answered by the end of the work, where the owner has said how long it takes. What only the
 * studio can say comes back: a car that is wanted earlier, and an end that nobody knows.
 */
export function tellDue(draft: Draft, due: CarLeft['due'], context: Context): string[] {
  const end = endOf(draft, context);
  if (end === null) {
    if (due.length > 0) say(draft, 'topicOpen');
    return due.map(({ said }) => said);
  }
  const ready = toLocal(end, context.studio.timezone).toString().slice(0, 16);
  return due.flatMap(({ said, until, isFetched, isAsked }) => {
    const isInTime = ready <= until;
    if (isInTime && !isAsked) {
      say(draft, 'noted');
      return [said];
    }
    say(draft, isInTime ? 'readyInTime' : 'readyLater', { ready: { instant: end } });
    if (isInTime || !isFetched) return [];
    say(draft, 'askedEarlier');
    return [said];
  });
}

function endOf({ state, ...draft }: Draft, context: Context): string | null {
  const { slot, booked, wished } = state;
  const stands = slot ?? booked;
  const meant = slot === null && booked && wished.length === 0 ? { ...state, ...booked } : state;
  const rows = settledRows({ ...draft, state: meant }, context);
  return stands && rows?.every((row) => isLengthSet(row, context.studio)) ? stands.end : null;
}
