import { useTranslation } from 'react-i18next';
import { PageHeader } from '../ui/page-header.tsx';

export function NotFoundPage() {
  const { t } = useTranslation('not-found');
  return <PageHeader title={t('title')} />;
}
