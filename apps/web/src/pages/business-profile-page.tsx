import { useTranslation } from 'react-i18next';
import { PageHeader } from '../ui/page-header.tsx';

export function BusinessProfilePage() {
  const { t } = useTranslation('business-profile');
  return <PageHeader title={t('title')} />;
}
