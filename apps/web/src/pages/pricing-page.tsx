import { useTranslation } from 'react-i18next';
import { Pricing } from '../features/pricing/pricing.tsx';
import { OwnPartner } from './own-partner.tsx';

export function PricingPage() {
  const { t } = useTranslation('pricing');
  return (
    <OwnPartner none={{ title: t('noPartner'), text: t('noPartnerText') }}>
      {(partner) => <Pricing partner={partner} />}
    </OwnPartner>
  );
}
