import { useTranslation } from 'react-i18next';
import { PageHeader } from '../ui/page-header.tsx';

export function OnboardingPage() {
  const { t } = useTranslation('onboarding');
  return <PageHeader title={t('title')} />;
}
