import type { PriceList, PriceReading } from '@glossa/contracts';
import { modals } from '@mantine/modals';
import { useMutation } from '@tanstack/react-query';
import { createElement, type Dispatch, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readPriceCsv } from '../../api/pricing.ts';
import { type ReadingProgress, readPrices } from '../../api/read-prices.ts';
import type { WorkAction, WorkKind, WorkList } from './working-list/work-list.ts';

type Deps = { partnerId: string; list: PriceList; work: WorkList; dispatch: Dispatch<WorkAction> };
type Text = { text: string; kind: WorkKind };

/** Reads a text or a file and puts the rows on the desk. Changes made by hand are not thrown away without asking. */
export function useReading({ partnerId, list, work, dispatch }: Deps) {
  const { t } = useTranslation(['pricing', 'ui']);
  const [progress, setProgress] = useState<ReadingProgress | null>(null);
  const reading = useMutation({
    mutationFn: ({ text, kind }: Text): Promise<PriceReading> =>
      kind === 'CSV' ? readPriceCsv(partnerId, text) : readPrices(partnerId, text, setProgress),
    onMutate: () => setProgress(null),
    onSuccess: (read, { text, kind }) => dispatch({ type: 'read', list, reading: read, text, kind }),
  });
  const read = (wanted: Text) => {
    if (!work.isTouched) return reading.mutate(wanted);
    modals.openConfirmModal({
      title: t('describe.againTitle'),
      children: createElement('p', null, t('describe.againText')),
      labels: { confirm: t('describe.again'), cancel: t('ui:cancel') },
      closeButtonProps: { 'aria-label': t('ui:close') },
      onConfirm: () => reading.mutate(wanted),
    });
  };
  return { read, isReading: reading.isPending, progress, error: reading.error, reset: reading.reset };
}
