import { useFormat } from '../../../i18n/use-format.ts';
import type { RowValues } from '../working-list/work-row.ts';

type Priced = Pick<RowValues, 'price' | 'priceTo' | 'isFrom' | 'currency'>;

/** A price as it is said: in its own currency, with "from" or as a range where the row says so. */
export function usePriceWords(): (row: Priced) => string {
  return useFormat().price;
}
