import type { Partner } from '@glossa/contracts';
import { useQuery } from '@tanstack/react-query';
import { keys } from '../../api/keys.ts';
import { getPriceList } from '../../api/pricing.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx';
import { PriceDesk } from './price-desk.tsx';

export function Pricing({ partner }: { partner: Partner }) {
  const list = useQuery({ queryKey: keys.priceList(partner.id), queryFn: () => getPriceList(partner.id) });
  return (
    <UnsavedGuard>
      <QueryView query={list} skeleton={<LineSkeletons count={8} />}>
        {(loaded) => <PriceDesk partner={partner} list={loaded} />}
      </QueryView>
    </UnsavedGuard>
  );
}
