import type { PriceList, PriceReading } from '@glossa/contracts';
import { useMutation } from '@tanstack/react-query';
import { type Dispatch, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readPriceCsv } from '../../api/pricing.ts';
import { type ReadingProgress, readPrices } from '../../api/read-prices.ts';
import { ask } from '../../ui/ask.ts';
import type { WorkAction, WorkKind, WorkList } from './working-list/work-list.ts';

type Deps = { partnerId: string; list: PriceList; work: WorkList; dispatch: Dispatch<WorkAction> };
type Text = { text: string; kind: WorkKind };

/** Reads a text or a file and puts the rows on the desk. Changes made by hand are not thrown away without asking. */
export function useReading({ partnerId, list, work, dispatch }: Deps) {
  const { t } = useTranslation('pricing');
  const [progress, setProgress] = useState<ReadingProgress | null>(null);
  const reading = useMutation({
    mutationFn: ({ text, kind }: Text): Promise<PriceReading> =>
      kind === 'CSV' ? readPriceCsv(partnerId, text) : readPrices(partnerId, text, setProgress),
    onMutate: () => setProgress(null),
    onSuccess: (read, { text, kind }) => dispatch({ type: 'read', list, reading: read, text, kind }),
  });
  const read = (wanted: Text) => {
    if (!work.isTouched) return reading.mutate(wanted);
    ask({
      title: t('describe.againTitle'),
      body: t('describe.againText'),
      confirm: t('describe.again'),
      onConfirm: () => reading.mutate(wanted),
    });
  };
  return { read, isReading: reading.isPending, progress, error: reading.error, reset: reading.reset };
}
