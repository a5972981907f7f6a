import type { PriceRow } from '../../facts.ts';
import type { Slot } from '../../when/index.ts';
import { noteLongJob } from '../answers/note-long-job.ts';
import type { Context } from '../context.ts';
import { ask, type Draft, say } from '../draft.ts';
import { summaryOf } from './summary-of.ts';

/** The visit as it would be is summed up, and put to the client in place of the one that is booked. */
export function putSwap(
  draft: Draft,
  { rows, slot }: { rows: readonly PriceRow[]; slot: Slot },
  context: Context,
): true {
  draft.quoted = [...rows];
  draft.told.push([...rows]);
  // More work may end on another day than what is booked.
  noteLongJob(draft, slot, context);
  say(draft, 'askSwap', summaryOf(draft, rows, slot));
  ask(draft, { kind: 'add', choices: [{ key: 'yes' }, { key: 'otherTime' }] });
  return true;
}
