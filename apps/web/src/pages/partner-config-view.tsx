import type { Partner } from '@glossa/contracts';
import { useTranslation } from 'react-i18next';
import { BusinessProfile } from '../features/business-profile/business-profile.tsx';
import { paths } from '../paths.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Deferred } from '../ui/deferred.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export function PartnerConfigView({ partner }: { partner: Partner }) {
  const { t } = useTranslation(['partners', 'business-profile']);
  return (
    <>
      <BackLink to={paths.partner} params={{ partnerId: partner.id }}>
        {t('detail.backTo', { name: partner.name })}
      </BackLink>
      <PageHeader
        title={t('detail.editTitle')}
        description={t('business-profile:description', { name: partner.name })}
      />
      <Deferred>
        <BusinessProfile partner={partner} />
      </Deferred>
    </>
  );
}
