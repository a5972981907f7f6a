import { type Car, type Effect, findCar, type PriceRow, type Quote, type Slot } from '@glossa/engine';
import type { Proposal } from '../answer.ts';

/**
 * What a model's tool calls have gathered in one turn. Nothing here is written anywhere yet: effects are carried out
 * together with the reply, in one transaction, so a reply that is thrown away leaves nothing behind.
 */
export type Desk = {
  quotes: Quote[];
  rows: PriceRow[];
  /** Times that were looked up or said in this turn, as instants. */
  slots: string[];
  /** Free times by the names s1, s2 …: what the turn began with, and what tools found. */
  offers: Slot[];
  /** Cars the tools were asked about. */
  cars: Car[];
  effects: Effect[];
  proposal: Proposal | null;
  tools: string[];
};

export function newDesk(offers: readonly Slot[] = []): Desk {
  return {
    quotes: [],
    rows: [],
    slots: [],
    offers: [...offers],
    cars: [],
    effects: [],
    proposal: null,
    tools: [],
  };
}

/** One change of the calendar in a turn: a second call with other contents is refused, the same one is the first. */
export type Change = Extract<Effect, { kind: 'book' | 'reschedule' | 'cancel' }>;

export function changeOf(desk: Desk): Change | null {
  return desk.effects.find(isChange) ?? null;
}

function isChange(effect: Effect): effect is Change {
  return effect.kind === 'book' || effect.kind === 'reschedule' || effect.kind === 'cancel';
}

export function isSameProposal(one: Proposal | null, other: Proposal): boolean {
  if (one === null || one.kind !== other.kind) return false;
  switch (other.kind) {
    case 'book':
      return (
        one.kind === 'book' &&
        one.start === other.start &&
        (one.quantity ?? 1) === (other.quantity ?? 1) &&
        !isOtherCar(one.car, other.car) &&
        [...one.rowIds].sort().join() === [...other.rowIds].sort().join()
      );
    case 'reschedule':
      return one.kind === 'reschedule' && one.bookingId === other.bookingId && one.start === other.start;
    case 'cancel':
      return one.kind === 'cancel' && one.bookingId === other.bookingId;
  }
}

/** Two cars are two where both were named, by their models: "the X5" and "BMW X5" are one. */
function isOtherCar(one: string | null | undefined, other: string | null | undefined): boolean {
  const [first, second] = [one, other].map((words) => (words ? (findCar(words)?.model ?? null) : null));
  return first != null && second != null && first !== second;
}
