import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ApiError } from '../api/api-error.ts';
import { keys } from '../api/keys.ts';
import { getPartner } from '../api/partners.ts';
import { PartnerNotFound } from '../features/partners/partner-not-found.tsx';
import { useUser } from '../session/use-user.ts';
import { QueryView } from '../ui/query-view.tsx';
import { LineSkeletons } from '../ui/skeletons.tsx';
import { partnerViews } from './partner-views.ts';

const route = getRouteApi('/panel/partners/$partnerId');
const {
  overview: Overview,
  bot: BotView,
  newBot: NewBotView,
  config: ConfigView,
  look: LookView,
  messengers: MessengersView,
} = partnerViews;

/** One business: its overview, or what the address asks to edit of it. */
export function PartnerPage() {
  const { partnerId } = route.useParams();
  const { bot, add, edit, draft, show, messengers } = route.useSearch();
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
            return <BotView partner={loaded} botId={bot} isOwn={!isAdmin} wantsDraft={draft !== undefined} />;
          if (messengers) return <MessengersView partner={loaded} botId={messengers} />;
          if (add) return <NewBotView partner={loaded} />;
          if (edit) return <ConfigView partner={loaded} />;
          // Owners have screens of their own for these.
          if (show && isAdmin) return <LookView partner={loaded} look={show} />;
          return <Overview partner={loaded} isAdmin={isAdmin} />;
        }}
      </QueryView>
    </Suspense>
  );
}

/** An address that holds no id at all is as good as one that leads nowhere. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
