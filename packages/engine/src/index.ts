// The sales engine: a client's message and a studio's facts in, a reply and a memory out.
// It owns language, cars, prices, times, dialog and wording, and refuses to know databases, networks, clocks and chance:
// whatever changes comes in as an argument, so the same input always gives the same reply.
export { afterRefusal, type RefusalInput } from './after-refusal.ts';
export { bookedCar } from './booked-car.ts';
export { classNameIn } from './cars/class-name-in.ts';
export type { Car, CarClass } from './cars/index.ts';
export { findCar, findSameTypes, isClearType } from './cars/index.ts';
export { holdsHandoffWord } from './dialog/contact/holds-handoff-word.ts';
export { carName as carNameOf } from './dialog/wish/car-name.ts';
export type { DialogState } from './dialog-state.ts';
export type {
  BookedCar,
  CalendarFacts,
  Effect,
  EngineLanguage,
  HandoffReason,
  OwnBooking,
  PriceRow,
  Quote,
  QuoteLine,
  Reply,
  StudioFacts,
} from './facts.ts';
export type { TurnResult } from './finish-turn.ts';
export { greet } from './greet.ts';
export {
  type JudgedReply,
  type JudgedSentence,
  proveSentences,
} from './guard/sentences/prove-sentences.ts';
export type { Refusal, Sources } from './guard/sentences/sources.ts';
export type { Proving, TurnInput } from './hear-turn.ts';
export { detectLanguage, normaliseLanguage } from './language/index.ts';
export type { PriceReading, ReadRow, ReadWarning, Span } from './prices/index.ts';
export { formatPrice, timesOf } from './prices/index.ts';
export { quoteInWords } from './quote-in-words.ts';
export { type Contact, readContact } from './read-contact.ts';
export { rewordChoices } from './reword-choices.ts';
export { rewordQuote } from './reword-quote.ts';
export {
  agreesTo,
  discountsToTell,
  isClearYes,
  localDateOf,
  localTimeOf,
  lookUpNextSlots,
  lookUpPrices,
  lookUpSlotAt,
  lookUpSlots,
  offerForVisit,
  type PriceLookup,
  policyAnswers,
  quoteRows,
  type RowsQuoted,
  type SlotWish,
  sayBooked,
  sayChanged,
  sayConfirmChoices,
  sayPrice,
  sayQuote,
  sayTime,
  sayTimeChoices,
  sayTintLaw,
  servicesNamed,
} from './toolbox/index.ts';
export { takeTurn } from './turn.ts';
export type { BusySpan, OpeningHours, Slot, StudioCalendar, WhenReading } from './when/index.ts';
export { listFreeSlots, type Presence, presenceAt, readWhen, workingMinutes } from './when/index.ts';
export { type BookedWords, bookedInWords } from './wording/booked-words.ts';
