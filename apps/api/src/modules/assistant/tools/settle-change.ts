import { agreesTo, type Effect, findCar, isClearYes } from '@glossa/engine';
import type { Proposal, TurnFacts } from '../answer.ts';
import { changeOf, type Desk, isSameProposal } from '../domain/desk.ts';

type Change = { proposal: Proposal; effect: Effect; waiting: Effect[]; agreement: string | null };

/** Nothing is written without the yes to exactly this; until then the time is held and the question is remembered. */
export function settleChange(facts: TurnFacts, desk: Desk, change: Change) {
  const { proposal, effect, waiting } = change;
  if (changeOf(desk))
    return isSameProposal(desk.proposal, proposal)
      ? { ok: true }
      : { ok: false, code: 'ONE_CHANGE_PER_TURN' };
  desk.proposal = proposal;
  const others = desk.effects.filter(({ kind }) => kind !== 'hold');
  if (!isSameProposal(facts.proposal, proposal) || !isAgreed(facts, change)) {
    desk.effects = [...others, ...waiting];
    return { ok: false, code: 'NEEDS_CONFIRMATION' };
  }
  desk.effects = [...others, effect];
  return { ok: true };
}

/** The model's quotation of a yes is looked for in the message; without one the whole message has to be a clear yes. */
function isAgreed(facts: TurnFacts, { proposal, effect, agreement }: Change): boolean {
  const { text, studio, now, calendar, dialogState } = facts;
  if (agreement === null) return isClearYes(text);
  const own = 'bookingId' in proposal ? calendar.own.find(({ id }) => id === proposal.bookingId) : null;
  const start = 'start' in proposal ? proposal.start : (own?.start ?? now);
  const booked = effect.kind === 'book' ? effect.car : null;
  // The car that was asked about counts: the one of this message may be the very one nobody asked about.
  const asked = facts.proposal?.kind === 'book' && facts.proposal.car ? findCar(facts.proposal.car) : null;
  const car = booked ? findCar(booked.name) : null;
  const rows = studio.rows.filter(({ id }) => proposal.kind === 'book' && proposal.rowIds.includes(id));
  return agreesTo(
    text,
    agreement,
    {
      kind: proposal.kind,
      start,
      services: rows.map(({ service }) => service),
      cars: asked ? [asked] : [car, dialogState?.car].flatMap((one) => one ?? []),
    },
    { now, timezone: studio.timezone, rows: studio.rows },
  );
}
