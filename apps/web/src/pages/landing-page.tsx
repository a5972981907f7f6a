import { useTranslation } from 'react-i18next';
import { PageHeader } from '../ui/page-header.tsx';

export function LandingPage() {
  const { t } = useTranslation('landing');
  return <PageHeader title={t('title')} />;
}
