import { useTranslation } from 'react-i18next';
import { PageHeader } from '../ui/page-header.tsx';

export function CreatePartnerPage() {
  const { t } = useTranslation('partners');
  return <PageHeader title={t('createTitle')} />;
}
