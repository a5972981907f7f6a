import { useTranslation } from 'react-i18next';
import { PageHeader } from '../ui/page-header.tsx';

export function SettingsPage() {
  const { t } = useTranslation('settings');
  return <PageHeader title={t('title')} />;
}
