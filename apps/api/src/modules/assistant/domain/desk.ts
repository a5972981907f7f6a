import type { Effect, PriceRow, Quote } from '@glossa/engine';
import type { Proposal } from '../answer.ts';

/**
 * What a model's tool calls have gathered in one turn. Nothing here is written anywhere yet: effects are carried out
 * together with the reply, in one transaction, so a reply that is thrown away leaves nothing behind.
 */
export type Desk = {
  quotes: Quote[];
  rows: PriceRow[];
  slots: string[];
  effects: Effect[];
  proposal: Proposal | null;
  tools: string[];
};

export function newDesk(): Desk {
  return { quotes: [], rows: [], slots: [], effects: [], proposal: null, tools: [] };
}

/** One change of the calendar in a turn: a second call with other contents is refused, the same one is the first. */
export function changeOf(desk: Desk): Effect | null {
  return (
    desk.effects.find(({ kind }) => kind === 'book' || kind === 'reschedule' || kind === 'cancel') ?? null
  );
}

export function isSameProposal(one: Proposal | null, other: Proposal): boolean {
  if (one === null || one.kind !== other.kind) return false;
  switch (other.kind) {
    case 'book':
      return (
        one.kind === 'book' &&
        one.start === other.start &&
        [...one.rowIds].sort().join() === [...other.rowIds].sort().join()
      );
    case 'reschedule':
      return one.kind === 'reschedule' && one.bookingId === other.bookingId && one.start === other.start;
    case 'cancel':
      return one.kind === 'cancel' && one.bookingId === other.bookingId;
  }
}
