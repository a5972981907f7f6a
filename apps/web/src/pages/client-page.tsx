import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ClientView } from '../features/clients/client-view.tsx';
import { OwnPartner } from './own-partner.tsx';

const route = getRouteApi('/panel/clients/$clientId');

export function ClientPage() {
  const { t } = useTranslation('clients');
  const { clientId } = route.useParams();
  return (
    <OwnPartner none={{ title: t('noPartner'), text: t('noPartnerText') }}>
      {(partner) => <ClientView partner={partner} clientId={clientId} />}
    </OwnPartner>
  );
}
