// The sales engine: a client's message and a studio's facts in, a reply and a memory out.
// It owns language, cars, prices and wording, and refuses to know databases, networks, clocks and chance:
// whatever changes comes in as an argument, so the same input always gives the same reply.
export type { Car, CarClass } from './cars/index.ts';
export { findCar } from './cars/index.ts';
export type { DialogState } from './dialog-state.ts';
export type { EngineLanguage, PriceRow, Quote, QuoteLine, Reply, StudioFacts } from './facts.ts';
export { greet } from './greet.ts';
export { detectLanguage, normaliseLanguage } from './language/index.ts';
export type { PriceReading, ReadRow, ReadWarning, Span } from './prices/index.ts';
export { readPrices } from './prices/index.ts';
export { type TurnInput, type TurnResult, takeTurn } from './turn.ts';
