// What a language model may look up: the same list, calendar and words the built-in assistant works with.
export { agreesTo } from './agrees-to.ts';
export { isClearYes } from './is-clear-yes.ts';
export { localDateOf, lookUpNextSlots, type SlotWish } from './look-up-next-slots.ts';
export { lookUpPrices, type PriceLookup } from './look-up-prices.ts';
export { localTimeOf, lookUpSlotAt, lookUpSlots } from './look-up-slots.ts';
export { discountsToTell, offerForVisit } from './offer-for-visit.ts';
export { policyAnswers } from './policy-answers.ts';
export { quoteRows, type RowsQuoted } from './quote-rows.ts';
export { sayBooked } from './say-booked.ts';
export {
  sayChanged,
  sayConfirmChoices,
  sayPrice,
  sayQuote,
  sayTime,
  sayTimeChoices,
  sayTintLaw,
} from './say-facts.ts';
export { servicesNamed } from './services-named.ts';
