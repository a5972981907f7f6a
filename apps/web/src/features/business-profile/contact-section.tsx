import { emailSchema, type Partner, type PartnerConfig, partnerConfigSchema } from '@glossa/contracts';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { ProfileSection } from './profile-section.tsx';
import { useConfigForm } from './use-config-form.ts';

const schema = partnerConfigSchema.pick({ contactPhone: true }).extend({
  /** The same as the contract's choice of an address or nothing, but with one clear complaint. */
  contactEmail: z
    .string()
    .trim()
    .refine((text) => text === '' || emailSchema.safeParse(text).success, {
      message: 'is not an e-mail address',
    }),
});
const read = ({ contactPhone, contactEmail }: PartnerConfig) => ({ contactPhone, contactEmail });

export function ContactSection({ partner }: { partner: Partner }) {
  const { t } = useTranslation('business-profile');
  const section = useConfigForm({ partner, schema, read });
  return (
    <ProfileSection title={t('contact.title')} text={t('contact.text')} section={section}>
      <TextInput
        label={t('contact.phone')}
        description={t('contact.phoneUse')}
        type="tel"
        autoComplete="tel"
        {...section.form.getInputProps('contactPhone')}
      />
      <TextInput
        label={t('contact.email')}
        description={t('contact.emailUse')}
        type="email"
        autoComplete="email"
        {...section.form.getInputProps('contactEmail')}
      />
    </ProfileSection>
  );
}
