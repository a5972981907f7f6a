import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ClientList } from '../features/clients/client-list.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { OwnPartner } from './own-partner.tsx';

const route = getRouteApi('/panel/clients');

export function ClientsPage() {
  const { t } = useTranslation('clients');
  const state = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <OwnPartner none={{ title: t('noPartner'), text: t('noPartnerText') }}>
        {(partner) => (
          <ClientList
            partner={partner}
            state={state}
            onChange={(search) => void navigate({ search, replace: true })}
          />
        )}
      </OwnPartner>
    </>
  );
}
