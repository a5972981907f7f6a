import { useTranslation } from 'react-i18next';
import { PageHeader } from '../ui/page-header.tsx';

export function LoginPage() {
  const { t } = useTranslation('login');
  return <PageHeader title={t('title')} />;
}
