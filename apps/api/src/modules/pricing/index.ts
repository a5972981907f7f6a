// pricing: a business's price rows, which are all a bot may ever quote, and the sample rows of the
// trade templates. Prices are whole minor units inside and major units at the border.
// Refuses to know conversations: whoever quotes asks for the active rows.

export { insertSampleRows } from './insert-sample-rows.ts';
export { type PricingDeps, pricingRoutes } from './pricing.routes.ts';
export {
  countPriceRows,
  findPartnersWithPrices,
  insertPriceRows,
  listActivePriceRows,
} from './pricing.store.ts';
