import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { BusinessProfile } from '../features/business-profile/business-profile.tsx';
import { useUser } from '../session/use-user.ts';
import { Deferred } from '../ui/deferred.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { LineSkeletons } from '../ui/skeletons.tsx';
import { OwnPartner } from './own-partner.tsx';

// Only newcomers need it.
const CreateBusiness = lazyRouteComponent(
  () => import('../features/business-profile/create-business.tsx'),
  'CreateBusiness',
);

export function BusinessProfilePage() {
  const { t } = useTranslation('business-profile');
  const user = useUser();
  if (!user) return null;
  if (user.role === 'CUSTOMER' && !user.partner) {
    return (
      <>
        <PageHeader title={t('title')} description={t('create.description')} />
        <Suspense fallback={<LineSkeletons count={5} />}>
          <CreateBusiness />
        </Suspense>
      </>
    );
  }
  return (
    <OwnPartner none={{ title: t('noPartner'), text: t('noPartnerText') }}>
      {(partner) => (
        <>
          <PageHeader title={t('title')} description={t('description', { name: partner.name })} />
          <Deferred>
            <BusinessProfile partner={partner} />
          </Deferred>
        </>
      )}
    </OwnPartner>
  );
}
