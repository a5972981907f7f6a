// Price lists: an owner's free text becomes rows, a client's words find rows, rows become a quote.
// It knows services, parts, materials and car types; it knows nothing of calendars and dialogs.
export { type DiscountRule, type Offer, type Visit, WEEKDAYS } from './discount/discount-rule.ts';
export { findCodes } from './discount/find-codes.ts';
export { isOfDays, rulesToTell } from './discount/rules-for-visit.ts';
export { choiceIn, chosenOf } from './match/chosen-of.ts';
export {
  jobsIn,
  type MatchedServices,
  matchServices,
  nearestServices,
  type ServiceMatch,
} from './match/match-services.ts';
export { readMessage } from './match/message-sense.ts';
export { type Dimension, missingDimension } from './match/missing-dimension.ts';
export { likeliestCarType, namedCarType } from './match/named-car-type.ts';
export { type NamedLine, namedLines } from './match/named-lines.ts';
export { namedVersions } from './match/named-versions.ts';
export { type Narrowed, narrowRows, type Wish } from './match/narrow-rows.ts';
export { readSense } from './match/read-sense.ts';
export { type IndexedService, indexRows, type RowIndex, type Sense } from './match/row-index.ts';
export { buildQuotes, labelOf, timesOf } from './quote/build-quote.ts';
export { formatPrice } from './quote/format-price.ts';
export type { PriceReading, ReadRow, ReadWarning, Span } from './reading/read-row.ts';
