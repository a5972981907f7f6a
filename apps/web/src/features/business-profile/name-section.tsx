import { type Partner, updatePartnerSchema } from '@glossa/contracts';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { changedFields } from '../../ui/changed-fields.ts';
import { useSavedForm } from '../../ui/use-saved-form.ts';
import { ProfileSection } from './profile-section.tsx';
import { useSavePartner } from './use-save-partner.ts';

const schema = updatePartnerSchema.pick({ name: true, address: true }).required();

export function NameSection({ partner }: { partner: Partner }) {
  const { t } = useTranslation('business-profile');
  const { saveFacts } = useSavePartner(partner.id);
  const saved = { name: partner.name, address: partner.address };
  const section = useSavedForm({
    schema,
    saved,
    isQuiet: true,
    save: async (values) => {
      const { name, address } = await saveFacts(changedFields(schema.parse(values), saved));
      return { name, address };
    },
  });
  return (
    <ProfileSection title={t('name.title')} text={t('name.text')} section={section}>
      <TextInput
        label={t('name.name')}
        description={t('name.nameUse')}
        autoComplete="organization"
        {...section.form.getInputProps('name')}
      />
      <TextInput
        label={t('name.address')}
        description={t('name.addressUse')}
        autoComplete="street-address"
        {...section.form.getInputProps('address')}
      />
    </ProfileSection>
  );
}
