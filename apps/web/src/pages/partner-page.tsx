import { useQuery } from '@tanstack/react-query';
import { getRouteApi, lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ApiError } from '../api/api-error.ts';
import { keys } from '../api/keys.ts';
import { getPartner } from '../api/partners.ts';
import { PartnerNotFound } from '../features/partners/partner-not-found.tsx';
import { useUser } from '../session/use-user.ts';
import { QueryView } from '../ui/query-view.tsx';
import { LineSkeletons } from '../ui/skeletons.tsx';
import { PartnerOverview } from './partner-overview.tsx';

// Whoever looks at a business does not load what edits it.
const PartnerBotView = lazyRouteComponent(() => import('./partner-bot-view.tsx'), 'PartnerBotView');
const PartnerConfigView = lazyRouteComponent(() => import('./partner-config-view.tsx'), 'PartnerConfigView');
const PartnerNewBotView = lazyRouteComponent(() => import('./partner-new-bot-view.tsx'), 'PartnerNewBotView');

const route = getRouteApi('/panel/partners/$partnerId');

/** One business: its overview, or what the address asks to edit of it. */
export function PartnerPage() {
  const { partnerId } = route.useParams();
  const { bot, add, edit, draft } = route.useSearch();
  const user = useUser();
  const partner = useQuery({ queryKey: keys.partner(partnerId), queryFn: () => getPartner(partnerId) });
  if (!user) return null;
  const isAdmin = user.role === 'ADMIN';
  if (isGone(partner.error)) return <PartnerNotFound isAdmin={isAdmin} />;
  return (
    <Suspense fallback={<LineSkeletons count={8} />}>
      <QueryView query={partner} skeleton={<LineSkeletons count={8} />}>
        {(loaded) => {
          if (bot)
            return (
              <PartnerBotView
                partner={loaded}
                botId={bot}
                isOwn={!isAdmin}
                wantsDraft={draft !== undefined}
              />
            );
          if (add) return <PartnerNewBotView partner={loaded} />;
          if (edit) return <PartnerConfigView partner={loaded} />;
          return <PartnerOverview partner={loaded} isAdmin={isAdmin} />;
        }}
      </QueryView>
    </Suspense>
  );
}

/** An address that holds no id at all is as good as one that leads nowhere. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
