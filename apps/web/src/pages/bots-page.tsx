import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AllBots } from '../features/bots/all-bots.tsx';
import { PageHeader } from '../ui/page-header.tsx';

const route = getRouteApi('/panel/bots');

export function BotsPage() {
  const { t } = useTranslation('bots');
  const state = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <AllBots state={state} onChange={(search) => void navigate({ search, replace: true })} />
    </>
  );
}
