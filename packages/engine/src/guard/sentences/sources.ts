import type { Car } from '../../cars/index.ts';
import type { CalendarFacts, EngineLanguage, PriceRow, Quote, StudioFacts } from '../../facts.ts';
import type { DiscountRule, Offer } from '../../prices/index.ts';

/** Everything a sentence may rest on. */
export type Sources = {
  studio: StudioFacts;
  calendar: CalendarFacts;
  now: string;
  language: EngineLanguage;
  /** What the client wrote, the newest last. */
  client: readonly string[];
  /** What the assistant said before, the newest last. */
  said: readonly string[];
  /** Names of services, parts and films the talk has settled on, in the list's words. */
  wished: readonly string[];
  /** The cars the talk is about. */
  cars: readonly Car[];
  /** The local date the talk about times is about. */
  day: string | null;
  /** What was computed in this turn for this client. */
  quotes: readonly Quote[];
  /** Rules of the owner's this client may be told of, and what they take off. */
  rules: readonly DiscountRule[];
  offer: Offer | undefined;
  /** Times that were looked up, as instants. */
  slots: readonly string[];
  /** Visits that stand, or are written together with the reply. */
  visits: readonly { start: string; end: string }[];
  /** What is done to the calendar together with the reply. */
  done: ReadonlySet<'book' | 'move' | 'cancel'>;
  /** The rows of a visit that is open in the talk, for how long it takes. */
  rows: readonly PriceRow[];
};

/** Something of a sentence that nothing bears out. */
export type Refusal = {
  kind:
    | 'price'
    | 'figure'
    | 'percent'
    | 'time'
    | 'day'
    | 'duration'
    | 'free'
    | 'discount'
    | 'included'
    | 'warranty'
    | 'booking'
    | 'contact';
  text: string;
};
