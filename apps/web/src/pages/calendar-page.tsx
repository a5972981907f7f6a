import { useTranslation } from 'react-i18next';
import { PageHeader } from '../ui/page-header.tsx';

export function CalendarPage() {
  const { t } = useTranslation('calendar');
  return <PageHeader title={t('title')} />;
}
