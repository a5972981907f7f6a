import type { Partner } from '@glossa/contracts';
import { useTranslation } from 'react-i18next';
import { ComingEvents } from '../features/partner-look/coming-events.tsx';
import { PriceRows } from '../features/partner-look/price-rows.tsx';
import { Talks } from '../features/partner-look/talks.tsx';
import { TeamView } from '../features/team/team-view.tsx';
import { paths } from '../paths.ts';
import { BackLink } from '../ui/back-link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import type { PartnerLookName } from './partner-looks.ts';

type PartnerLookProps = { partner: Partner; look: PartnerLookName };

/** One side of a business as an administrator may see it: prices, calendar and talks are not theirs to change. */
export function PartnerLook({ partner, look }: PartnerLookProps) {
  const { t } = useTranslation('partners');
  return (
    <>
      <BackLink to={paths.partner} params={{ partnerId: partner.id }}>
        {partner.name}
      </BackLink>
      <PageHeader title={t(`look.${look}`)} description={t(`look.about.${look}`)} />
      {look === 'prices' ? <PriceRows partnerId={partner.id} /> : null}
      {look === 'calendar' ? <ComingEvents partner={partner} /> : null}
      {look === 'talks' ? <Talks partner={partner} /> : null}
      {look === 'team' ? <TeamView partnerId={partner.id} /> : null}
    </>
  );
}
