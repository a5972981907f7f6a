import type { Partner } from '@glossa/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { keys } from '../api/keys.ts';
import { getPartner } from '../api/partners.ts';
import { paths } from '../paths.ts';
import { useUser } from '../session/use-user.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { LineSkeletons } from '../ui/skeletons.tsx';

type OwnPartnerProps = { none: { title: string; text: string }; children: (partner: Partner) => ReactNode };

/** For screens about the user's own business. An administrator has none and is led to the partners. */
export function OwnPartner({ none, children }: OwnPartnerProps) {
  const { t } = useTranslation('ui');
  const partnerId = useUser()?.partner?.id;
  const partner = useQuery({
    queryKey: keys.partner(partnerId ?? ''),
    queryFn: () => getPartner(partnerId ?? ''),
    enabled: partnerId !== undefined,
  });
  if (partnerId === undefined) {
    return (
      <EmptyState
        {...none}
        action={
          <LinkButton variant="default" to={paths.partners}>
            {t('toPartners')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <QueryView query={partner} skeleton={<LineSkeletons count={8} />}>
      {children}
    </QueryView>
  );
}
