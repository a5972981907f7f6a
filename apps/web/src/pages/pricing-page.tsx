import { useTranslation } from 'react-i18next';
import { PriceList } from '../features/pricing/price-list.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { OwnPartner } from './own-partner.tsx';

export function PricingPage() {
  const { t } = useTranslation('pricing');
  return (
    <OwnPartner none={{ title: t('noPartner'), text: t('noPartnerText') }}>
      {(partner) => (
        <>
          <PageHeader title={t('title')} description={t('description')} />
          <Notice>{t('comingSoon')}</Notice>
          <PriceList partnerId={partner.id} />
        </>
      )}
    </OwnPartner>
  );
}
