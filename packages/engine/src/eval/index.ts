// eval: runs the engine over folders of evaluation cases. Used by `npm run eval`, never by the product.

export { calendarDouble } from './calendar-double.ts';
export type { DialogCase } from './dialog-case.ts';
export { parseGoldRow } from './price-rows/parse-gold-row.ts';
export { f1Of, STRICT, scorePriceRows } from './price-rows/score-price-rows.ts';
export { type DateSet, type PredictedDate, runDates } from './run-dates.ts';
export { type PredictedTurn, runDialog } from './run-dialogs.ts';
export { type MessageCase, type PredictedReading, runMessages } from './run-messages.ts';
export { type ListedRows, type OwnWords, runOwnWords } from './run-own-words.ts';
export { type PredictedRow, type PriceCase, runPrices } from './run-prices.ts';
export { scoreDates } from './score-dates.ts';
export { scoreDialog } from './score-dialogs.ts';
