import { useTranslation } from 'react-i18next';
import { PageHeader } from '../ui/page-header.tsx';

export function BotsPage() {
  const { t } = useTranslation('bots');
  return <PageHeader title={t('title')} />;
}
