import { useTranslation } from 'react-i18next';
import { NumbersView } from '../features/numbers/numbers-view.tsx';
import { OwnPartner } from './own-partner.tsx';

export function NumbersPage() {
  const { t } = useTranslation('numbers');
  return (
    <OwnPartner none={{ title: t('noPartner'), text: t('noPartnerText') }}>
      {(partner) => <NumbersView partnerId={partner.id} />}
    </OwnPartner>
  );
}
