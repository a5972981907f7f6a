import { useTranslation } from 'react-i18next';
import { PageHeader } from '../ui/page-header.tsx';

export function PartnerPage() {
  const { t } = useTranslation('partners');
  return <PageHeader title={t('title')} />;
}
