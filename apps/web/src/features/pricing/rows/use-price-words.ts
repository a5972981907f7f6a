import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-format.ts';
import type { RowValues } from '../working-list/work-row.ts';

type Priced = Pick<RowValues, 'price' | 'priceTo' | 'isFrom' | 'currency'>;

/** A price as it is said: in its own currency, with "from" or as a range where the row says so. */
export function usePriceWords(): (row: Priced) => string {
  const { t } = useTranslation('pricing');
  const format = useFormat();
  return useCallback(
    ({ price, priceTo, isFrom, currency }) => {
      const start = format.money(price, currency);
      if (priceTo !== null) return t('range', { from: start, to: format.money(priceTo, currency) });
      return isFrom ? t('from', { price: start }) : start;
    },
    [t, format],
  );
}
