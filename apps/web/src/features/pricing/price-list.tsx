import { IconTags } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { keys } from '../../api/keys.ts';
import { listPriceRows } from '../../api/pricing.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import { PriceTable } from './price-table.tsx';

export function PriceList({ partnerId }: { partnerId: string }) {
  const { t } = useTranslation('pricing');
  const rows = useQuery({ queryKey: keys.priceRows(partnerId), queryFn: () => listPriceRows(partnerId) });
  return (
    <QueryView query={rows} skeleton={<LineSkeletons count={8} />}>
      {(loaded) =>
        loaded.length === 0 ? (
          <EmptyState icon={<IconTags size={22} />} title={t('emptyTitle')} text={t('emptyText')} />
        ) : (
          <>
            {loaded.some((row) => row.isSample) ? <Notice>{t('sampleNotice')}</Notice> : null}
            <PriceTable rows={loaded} />
          </>
        )
      }
    </QueryView>
  );
}
