import { useTranslation } from 'react-i18next';
import { PageHeader } from '../ui/page-header.tsx';

export function TermsOfServicePage() {
  const { t } = useTranslation('terms-of-service');
  return <PageHeader title={t('title')} />;
}
