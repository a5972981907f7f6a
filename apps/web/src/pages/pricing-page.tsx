import { useTranslation } from 'react-i18next';
import { PageHeader } from '../ui/page-header.tsx';

export function PricingPage() {
  const { t } = useTranslation('pricing');
  return <PageHeader title={t('title')} />;
}
