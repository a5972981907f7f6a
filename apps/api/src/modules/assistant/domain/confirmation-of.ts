import { offerForVisit, sayBooked, sayChanged } from '@glossa/engine';
import type { TurnFacts } from '../answer.ts';
import { changeOf, type Desk } from './desk.ts';
import { visitOf } from './visit-of.ts';

/** What is written into the calendar with this reply, in the engine's words. It stands behind the model's own. */
export function confirmationOf(facts: TurnFacts, desk: Desk): string | null {
  const change = changeOf(desk);
  if (!change) return null;
  const { studio, language, calendar } = facts;
  if (change.kind === 'book') {
    const { start, end, customerName } = change;
    const offer = offerForVisit(visitOf(facts), start);
    return sayBooked({ studio, language, rows: rowsBooked(desk), start, end, customerName, offer });
  }
  const own = calendar.own.find(({ id }) => id === change.bookingId);
  if (!own) return null;
  const { service } = own;
  return change.kind === 'cancel'
    ? sayChanged('cancelled', { service, start: own.start }, { studio, language })
    : sayChanged('moved', { service, start: change.start }, { studio, language });
}

function rowsBooked(desk: Desk) {
  const ids = new Set(desk.quotes.at(-1)?.lines.map((line) => line.rowId));
  return [...new Map(desk.rows.map((row) => [row.id, row])).values()].filter((row) => ids.has(row.id));
}
