import { localTimeOf, lookUpSlotAt } from '@glossa/engine';
import type { Proposal, TurnFacts } from '../answer.ts';
import { ASKS_TO_BOOK } from './ask-words.data.ts';
import { changeOf, type Desk } from './desk.ts';

type Said = { text: string; rowIds: readonly string[]; starts: readonly string[] };

/**
 * A model that asks "shall I book {s2}, {r3.price}?" has asked for the yes without a tool: one time, the rows it named,
 * and a question to book. The time is held, and only a yes to exactly this can be written later. Behind a booking that
 * is just being made such a question is about the next one, for another car for instance.
 */
export function noteProposalInWords(
  { text, rowIds, starts }: Said,
  facts: TurnFacts,
  desk: Desk,
): Proposal | null {
  const change = changeOf(desk);
  if (desk.proposal && !change) return desk.proposal;
  const { studio, calendar, now, dialogState } = facts;
  const question = /[^.!?\n]*\?\s*$/u.exec(text.trim())?.[0] ?? '';
  const booked = change && 'start' in change ? change : null;
  const [start, ...others] = new Set(starts.filter((one) => one !== booked?.start));
  if (!ASKS_TO_BOOK.test(question) || start === undefined || others.length > 0 || rowIds.length === 0)
    return null;
  const rows = studio.rows.filter(({ id }) => rowIds.includes(id));
  const busy = booked ? [...calendar.busy, booked] : calendar.busy;
  const search = { studio, calendar: { ...calendar, busy }, now, rows };
  const slot = lookUpSlotAt(search, localTimeOf(start, studio.timezone));
  if (!slot) return null;
  // Beside a change nothing is held: a hold that fails must not take back the words about what was written.
  if (!change)
    desk.effects = [...desk.effects.filter(({ kind }) => kind !== 'hold'), { kind: 'hold', ...slot }];
  const customerName = change?.kind === 'book' ? change.customerName : (dialogState?.name ?? '');
  return { kind: 'book', start: slot.start, rowIds: rows.map(({ id }) => id), customerName };
}
