import { useTranslation } from 'react-i18next';
import { PageHeader } from '../ui/page-header.tsx';

export function EmbedGuidePage() {
  const { t } = useTranslation('embed-guide');
  return <PageHeader title={t('title')} />;
}
