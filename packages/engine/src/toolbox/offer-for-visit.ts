import { type DialogState, newDialog } from '../dialog-state.ts';
import type { CalendarFacts, StudioFacts } from '../facts.ts';
import { type DiscountRule, type Offer, rulesToTell } from '../prices/index.ts';
import { offerAt } from '../visit-offer.ts';
import { localDay } from '../wording/format-when.ts';

type VisitFacts = { studio: StudioFacts; calendar: CalendarFacts; state: DialogState | null };

/** What the owner gives off this client's visit, at this time or while the time is open. */
export function offerForVisit(facts: VisitFacts, start: string | null): Offer | undefined {
  return offerAt(facts.state ?? newDialog('EN'), facts, { start });
}

/** The discounts this client may be told of today. */
export function discountsToTell(facts: VisitFacts, now: string): DiscountRule[] {
  const offer = offerForVisit(facts, null);
  return offer ? rulesToTell(offer, localDay(now, facts.studio.timezone)) : [];
}
