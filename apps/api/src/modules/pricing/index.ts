// pricing: a business's price rows, which are all a bot may ever quote, every version of them, and the reading of an
// owner's free text. Prices are whole minor units inside and major units at the border.
// Refuses to know conversations and bookings: whoever quotes asks for the active list, whoever counts uses is passed in.

export { toMajorUnits, toMinorUnits } from './domain/money.ts';
export { workingDayMinutes } from './domain/working-days.ts';
export { insertPriceRows } from './insert-price-rows.ts';
export { insertSampleRows } from './insert-sample-rows.ts';
export { keepReadRows } from './keep-read-rows.ts';
export { emptyDescription } from './pricing.errors.ts';
export { type PricingDeps, pricingRoutes } from './pricing.routes.ts';
export {
  countPriceRows,
  findActivePriceList,
  findPartnersWithPrices,
  findPriceList,
  listActivePriceRows,
} from './pricing.store.ts';
export { newPlainPriceReader, newPriceReader, type PriceReader } from './reading-thread/price-reader.ts';
