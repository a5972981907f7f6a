import { useTranslation } from 'react-i18next';
import { PageHeader } from '../ui/page-header.tsx';

export function PrivacyPolicyPage() {
  const { t } = useTranslation('privacy-policy');
  return <PageHeader title={t('title')} />;
}
