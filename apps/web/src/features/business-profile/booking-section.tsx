import { type Partner, type PartnerConfig, partnerConfigSchema } from '@glossa/contracts';
import { NumberInput, type NumberInputProps, SimpleGrid, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DurationField } from './duration-field.tsx';
import { ProfileSection } from './profile-section.tsx';
import { useConfigForm } from './use-config-form.ts';

const schema = partnerConfigSchema.pick({
  slotStepMinutes: true,
  bufferMinutes: true,
  noticeMinutes: true,
  horizonDays: true,
  defaultDurationMinutes: true,
  cancelCutoffHours: true,
  requirePhone: true,
});

const read = (config: PartnerConfig) => ({
  slotStepMinutes: config.slotStepMinutes,
  bufferMinutes: config.bufferMinutes,
  noticeMinutes: config.noticeMinutes,
  horizonDays: config.horizonDays,
  defaultDurationMinutes: config.defaultDurationMinutes,
  cancelCutoffHours: config.cancelCutoffHours,
  requirePhone: config.requirePhone,
});

/** Fields stand side by side: what explains them goes below, so that they stay in line. */
const wholeNumber = {
  allowDecimal: false,
  allowNegative: false,
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
} satisfies NumberInputProps;

export function BookingSection({ partner }: { partner: Partner }) {
  const { t } = useTranslation('business-profile');
  const section = useConfigForm({ partner, schema, read });
  const { getInputProps } = section.form;
  return (
    <ProfileSection title={t('booking.title')} text={t('booking.text')} section={section}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <DurationField
          label={t('booking.slotStep')}
          description={t('booking.slotStepUse')}
          {...getInputProps('slotStepMinutes')}
        />
        <DurationField
          label={t('booking.buffer')}
          description={t('booking.bufferUse')}
          {...getInputProps('bufferMinutes')}
        />
        <DurationField
          label={t('booking.notice')}
          description={t('booking.noticeUse')}
          {...getInputProps('noticeMinutes')}
        />
        <DurationField
          label={t('booking.duration')}
          description={t('booking.durationUse')}
          {...getInputProps('defaultDurationMinutes')}
        />
        <NumberInput
          label={t('booking.horizon')}
          description={t('booking.horizonUse')}
          {...wholeNumber}
          suffix={` ${t('units.days')}`}
          {...getInputProps('horizonDays')}
        />
        <NumberInput
          label={t('booking.cutoff')}
          description={t('booking.cutoffUse')}
          {...wholeNumber}
          suffix={` ${t('units.hours')}`}
          {...getInputProps('cancelCutoffHours')}
        />
      </SimpleGrid>
      <Switch
        label={t('booking.phone')}
        description={t('booking.phoneUse')}
        {...getInputProps('requirePhone', { type: 'checkbox' })}
      />
    </ProfileSection>
  );
}
