import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PartnerList } from '../features/partners/partner-list.tsx';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeader } from '../ui/page-header.tsx';

const route = getRouteApi('/panel/partners');

export function PartnersPage() {
  const { t } = useTranslation('partners');
  const state = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          <LinkButton variant="shift" to={paths.createPartner}>
            {t('list.create')}
          </LinkButton>
        }
      />
      <PartnerList state={state} onChange={(search) => void navigate({ search, replace: true })} />
    </>
  );
}
