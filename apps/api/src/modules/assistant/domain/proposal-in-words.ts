import { carNameOf, findCar, localTimeOf, lookUpSlotAt, timesOf } from '@glossa/engine';
import type { Proposal, TurnFacts } from '../answer.ts';
import { ASKS_TO_BOOK, ASKS_TO_CANCEL, ASKS_TO_MOVE } from './ask-words.data.ts';
import { changeOf, type Desk } from './desk.ts';

type Said = {
  text: string;
  rowIds: readonly string[];
  starts: readonly string[];
  /** In a language whose words of booking are not known: a question that names the time is one for it. */
  isElsewhere: boolean;
};

/**
 * A model that asks "shall I book {s2}, {r3.price}?" has asked for the yes without a tool, and so has one that asks
 * whether to move or cancel the visit that stands. Only a yes to exactly this can be written later. Behind a booking that
 * is just being made such a question is about the next one, for another car for instance.
 */
export function noteProposalInWords(said: Said, facts: TurnFacts, desk: Desk): Proposal | null {
  const change = changeOf(desk);
  if (desk.proposal && !change) return desk.proposal;
  const question = /[^.!?\n]*[?？؟]\s*$/u.exec(said.text.trim())?.[0] ?? '';
  if (question === '') return null;
  const asksTo = [ASKS_TO_CANCEL, ASKS_TO_MOVE].map((words) => words.test(question));
  if (change || !asksTo.some(Boolean)) return bookingIn(question, said, facts, desk);
  const [isCancel, isMove] = asksTo;
  // "Shall I move it or cancel it?" is no question a yes answers.
  if (isCancel && isMove) return null;
  return isCancel ? cancelIn(said, facts) : moveIn(said, facts, desk);
}

function bookingIn(question: string, said: Said, facts: TurnFacts, desk: Desk): Proposal | null {
  const { studio, calendar, now, dialogState } = facts;
  const change = changeOf(desk);
  const booked = change && 'start' in change ? change : null;
  const [start, ...others] = new Set(said.starts.filter((one) => one !== booked?.start));
  const isAsked = ASKS_TO_BOOK.test(question) || (said.isElsewhere && CLOCK.test(question));
  if (!isAsked || start === undefined || others.length > 0 || said.rowIds.length === 0) return null;
  const rows = studio.rows.filter(({ id }) => said.rowIds.includes(id));
  const quantity = countOf(said.rowIds, desk);
  const busy = booked ? [...calendar.busy, booked] : calendar.busy;
  const search = {
    studio,
    calendar: { ...calendar, busy },
    now,
    rows: rows.flatMap((row) => Array<typeof row>(quantity).fill(row)),
  };
  const slot = lookUpSlotAt(search, localTimeOf(start, studio.timezone));
  if (!slot) return null;
  // Beside a change nothing is held: a hold that fails must not take back the words about what was written.
  if (!change) hold(desk, slot);
  const named = findCar(question);
  return {
    kind: 'book',
    start: slot.start,
    rowIds: rows.map(({ id }) => id),
    customerName: change?.kind === 'book' ? change.customerName : (dialogState?.name ?? ''),
    ...(named?.model && { car: carNameOf(named) }),
    ...(quantity > 1 && { quantity }),
  };
}

const CLOCK = /\d{1,2}[:.h]\d{2}/u;

/** How many were quoted of what is asked about. */
function countOf(rowIds: readonly string[], { quotes }: Desk): number {
  const lines = quotes.at(-1)?.lines ?? [];
  const isOfThese = lines.length > 0 && lines.every(({ rowId }) => rowIds.includes(rowId));
  return isOfThese ? Math.max(...lines.map((line) => Number.parseInt(timesOf(line), 10) || 1)) : 1;
}

/** The one visit, or the one whose time is named. */
function ownIn({ starts }: Said, { calendar: { own } }: TurnFacts) {
  const [only, ...others] = own.length === 1 ? own : own.filter(({ start }) => starts.some(isAt(start)));
  return only && others.length === 0 ? only : null;
}

function cancelIn(said: Said, facts: TurnFacts): Proposal | null {
  const own = ownIn(said, facts);
  return own && { kind: 'cancel', bookingId: own.id };
}

function moveIn(said: Said, facts: TurnFacts, desk: Desk): Proposal | null {
  const { studio, calendar, now } = facts;
  const own = ownIn(said, facts);
  if (!own) return null;
  const [start, ...others] = new Set(said.starts.filter((one) => !isAt(own.start)(one)));
  if (start === undefined || others.length > 0) return null;
  const minutes = (Date.parse(own.end) - Date.parse(own.start)) / 60_000;
  const search = { studio: { ...studio, defaultDurationMinutes: minutes }, calendar, now, rows: [] };
  const slot = lookUpSlotAt(search, localTimeOf(start, studio.timezone));
  if (!slot) return null;
  hold(desk, slot);
  return { kind: 'reschedule', bookingId: own.id, start: slot.start };
}

function hold(desk: Desk, slot: { start: string; end: string; bayId: string }): void {
  desk.effects = [...desk.effects.filter(({ kind }) => kind !== 'hold'), { kind: 'hold', ...slot }];
}

function isAt(start: string): (other: string) => boolean {
  return (other) => Date.parse(other) === Date.parse(start);
}
