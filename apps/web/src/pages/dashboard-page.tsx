import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { keys } from '../api/keys.ts';
import { getPartner } from '../api/partners.ts';
import { AdminDashboard } from '../features/dashboard/admin-dashboard.tsx';
import { NewcomerDashboard } from '../features/dashboard/newcomer-dashboard.tsx';
import { OwnerDashboard } from '../features/dashboard/owner-dashboard.tsx';
import { useUser } from '../session/use-user.ts';
import { QueryView } from '../ui/query-view.tsx';
import { CardSkeletons } from '../ui/skeletons.tsx';
import { countGaps } from './count-gaps.ts';

export function DashboardPage() {
  const user = useUser();
  if (!user) return null;
  if (user.role === 'ADMIN') return <AdminDashboard />;
  return user.partner ? <LoadedOwnerDashboard partnerId={user.partner.id} /> : <NewcomerDashboard />;
}

function LoadedOwnerDashboard({ partnerId }: { partnerId: string }) {
  const partner = useQuery({ queryKey: keys.partner(partnerId), queryFn: () => getPartner(partnerId) });
  return (
    <QueryView query={partner} skeleton={<DashboardSkeleton />}>
      {(loaded) => <OwnerDashboard partner={loaded} countGaps={countGaps} />}
    </QueryView>
  );
}

function DashboardSkeleton() {
  return (
    <>
      <Skeleton height={30} width="min(360px, 80%)" mb="xl" />
      <Skeleton height={84} radius="lg" mb="lg" />
      <Skeleton height={150} radius="lg" mb="lg" />
      <CardSkeletons count={2} height={190} />
    </>
  );
}
