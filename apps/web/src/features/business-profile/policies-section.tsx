import { type Partner, type PartnerConfig, partnerConfigSchema } from '@glossa/contracts';
import { Switch, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ProfileSection } from './profile-section.tsx';
import { useConfigForm } from './use-config-form.ts';

const schema = partnerConfigSchema.pick({ policies: true, tintNotice: true });
const read = ({ policies, tintNotice }: PartnerConfig) => ({ policies, tintNotice });

export function PoliciesSection({ partner }: { partner: Partner }) {
  const { t } = useTranslation('business-profile');
  const section = useConfigForm({ partner, schema, read });
  return (
    <ProfileSection title={t('policies.title')} text={t('policies.text')} section={section}>
      <Textarea
        label={t('policies.policies')}
        description={t('policies.policiesUse')}
        rows={6}
        resize="vertical"
        {...section.form.getInputProps('policies')}
      />
      <Switch
        label={t('policies.tint')}
        description={t('policies.tintUse')}
        {...section.form.getInputProps('tintNotice', { type: 'checkbox' })}
      />
    </ProfileSection>
  );
}
