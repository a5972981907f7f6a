import type { Partner } from '@glossa/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { getClient } from '../../api/clients.ts';
import { keys } from '../../api/keys.ts';
import { paths } from '../../paths.ts';
import { useIsStaff } from '../../session/is-staff.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { NotFoundState } from '../../ui/not-found-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import { ClientFacts } from './client-facts.tsx';
import { ClientHistory } from './client-history.tsx';
import { ClientMenu } from './client-menu.tsx';
import { ClientMerges } from './client-merges.tsx';
import { ClientNotes } from './client-notes.tsx';
import { personName } from './person-name.ts';
import { ReachClient } from './reach-client.tsx';

/** One person: who it is, what was said, booked and paid, and what the studio noted. */
export function ClientView({ partner, clientId }: { partner: Partner; clientId: string }) {
  const { t } = useTranslation('clients');
  const isForStaff = useIsStaff();
  const client = useQuery({
    queryKey: keys.client(partner.id, clientId),
    queryFn: () => getClient(partner.id, clientId),
  });
  if (client.error instanceof ApiError && client.error.status === 404)
    return (
      <NotFoundState
        title={t('notFound')}
        text={t('notFoundText')}
        action={<LinkButton to={paths.clients}>{t('toList')}</LinkButton>}
      />
    );
  return (
    <>
      <BackLink to={paths.clients}>{t('toList')}</BackLink>
      <QueryView query={client} skeleton={<LineSkeletons count={8} />}>
        {(loaded) => (
          <>
            <PageHeader
              title={personName(loaded)}
              actions={
                <>
                  <ReachClient client={loaded} />
                  {isForStaff ? null : <ClientMenu partner={partner} client={loaded} />}
                </>
              }
            />
            <ClientFacts client={loaded} timezone={partner.config.timezone} />
            <ClientNotes key={loaded.id} partnerId={partner.id} client={loaded} />
            <ClientHistory client={loaded} timezone={partner.config.timezone} />
            <ClientMerges partner={partner} client={loaded} />
          </>
        )}
      </QueryView>
    </>
  );
}
