import { repeatSteps } from '@glossa/contracts';
import { Group, Select } from '@mantine/core';
import { DateInput, DatesProvider } from '@mantine/dates';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import type { EventValues } from './event-values.ts';
import { addDays } from './shown-span.ts';
import { dateFormats } from './time-fields.tsx';

type RepeatFieldsProps = { form: UseFormReturnType<EventValues>; onChange: () => void };

/** Whether a new event comes again, and until when. */
export function RepeatFields({ form, onChange }: RepeatFieldsProps) {
  const { t } = useTranslation('calendar');
  const { locale } = useLanguage();
  const { repeatEvery, startDate } = form.values;
  return (
    <Group align="flex-start" grow preventGrowOverflow={false}>
      <Select
        label={t('repeat.label')}
        data={[
          { value: '', label: t('repeat.never') },
          ...repeatSteps.map((step) => ({ value: step, label: t(`repeat.${step}`) })),
        ]}
        allowDeselect={false}
        style={{ flex: '1 1 160px' }}
        value={repeatEvery}
        onChange={(value) => {
          const step = repeatSteps.find((name) => name === value) ?? '';
          form.setFieldValue('repeatEvery', step);
          if (step !== '') form.setFieldValue('repeatUntil', addDays(startDate, 12 * 7));
          onChange();
        }}
      />
      {repeatEvery === '' ? null : (
        <DatesProvider settings={{ locale: locale === 'en' ? 'en-gb' : locale, firstDayOfWeek: 1 }}>
          <DateInput
            label={t('repeat.until')}
            required
            style={{ flex: '1 1 160px' }}
            valueFormat={dateFormats[locale] ?? 'DD.MM.YYYY'}
            minDate={startDate}
            {...form.getInputProps('repeatUntil')}
            onChange={(date) => {
              if (date) form.setFieldValue('repeatUntil', date);
              onChange();
            }}
          />
        </DatesProvider>
      )}
    </Group>
  );
}
