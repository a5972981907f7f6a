import { planLimits } from '@glossa/contracts';
import { useTranslation } from 'react-i18next';
import { LegalText } from '../ui/legal-text.tsx';
import { PublicShell } from './public-shell.tsx';

const sections = [
  'service',
  'account',
  'content',
  'assistant',
  'use',
  'plans',
  'availability',
  'changes',
] as const;

/** What the plans hold is read from the contracts, so that the terms cannot promise something else. */
const facts = {
  trialDays: planLimits.TRIAL.trialDays,
  price: planLimits.PRO.pricePerMonthEur,
  dialogs: planLimits.PRO.dialogsPerMonth,
  channels: planLimits.MAX.channels,
};

export function TermsOfServicePage() {
  const { t } = useTranslation('terms-of-service');
  return (
    <PublicShell>
      <LegalText
        title={t('title')}
        intro={t('intro')}
        version={t('version')}
        sections={sections.map((name) => ({
          title: t(`sections.${name}.title`),
          text: t(`sections.${name}.text`, facts),
        }))}
      />
    </PublicShell>
  );
}
