import { useTranslation } from 'react-i18next';
import { LegalText } from '../ui/legal-text.tsx';
import { PublicShell } from './public-shell.tsx';

const sections = ['who', 'owners', 'clients', 'ai', 'cookies', 'visits', 'others', 'deletion'] as const;

export function PrivacyPolicyPage() {
  const { t } = useTranslation('privacy-policy');
  return (
    <PublicShell>
      <LegalText
        title={t('title')}
        intro={t('intro')}
        version={t('version')}
        sections={sections.map((name) => ({
          title: t(`sections.${name}.title`),
          text: t(`sections.${name}.text`),
        }))}
      />
    </PublicShell>
  );
}
