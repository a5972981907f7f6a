import { type Partner, type PartnerConfig, partnerConfigSchema } from '@glossa/contracts';
import { Select } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { Notice } from '../../ui/notice.tsx';
import { countryOptions, currencyOptions } from '../../ui/place-options.ts';
import { ProfileSection } from './profile-section.tsx';
import { timeZoneOptions } from './time-zones.ts';
import { useConfigForm } from './use-config-form.ts';

const schema = partnerConfigSchema.pick({ timezone: true, currency: true, country: true });
const read = ({ timezone, currency, country }: PartnerConfig) => ({ timezone, currency, country });

export function PlaceSection({ partner }: { partner: Partner }) {
  const { t } = useTranslation('business-profile');
  const { locale } = useLanguage();
  const section = useConfigForm({ partner, schema, read });
  const { timezone, country } = partner.config;
  const zones = useMemo(() => timeZoneOptions(timezone), [timezone]);
  const names = useMemo(() => countryOptions(locale, country), [locale, country]);
  const money = useMemo(() => currencyOptions(locale), [locale]);
  const list = {
    searchable: true,
    allowDeselect: false,
    nothingFoundMessage: t('place.nothingFound'),
    limit: 80,
    comboboxProps: { keepMounted: false },
  } as const;
  return (
    <ProfileSection title={t('place.title')} text={t('place.text')} section={section}>
      <Select
        label={t('place.timezone')}
        description={t('place.timezoneUse')}
        data={zones}
        {...list}
        {...section.form.getInputProps('timezone')}
      />
      {section.form.values.timezone === timezone ? null : <Notice>{t('place.zoneChange')}</Notice>}
      <Select
        label={t('place.country')}
        description={t('place.countryUse')}
        data={names}
        {...list}
        {...section.form.getInputProps('country')}
      />
      <Select
        label={t('place.currency')}
        description={t('place.currencyUse')}
        data={money}
        {...list}
        {...section.form.getInputProps('currency')}
      />
    </ProfileSection>
  );
}
