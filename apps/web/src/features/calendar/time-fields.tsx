import { SimpleGrid } from '@mantine/core';
import { DateInput, DatesProvider, TimePicker } from '@mantine/dates';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import type { EventValues } from './event-values.ts';
import { addDays } from './shown-span.ts';

type TimeFieldsProps = { form: UseFormReturnType<EventValues>; onChange: () => void };

export const dateFormats: Record<string, string> = {
  en: 'DD/MM/YYYY',
  de: 'DD.MM.YYYY',
  uk: 'DD.MM.YYYY',
  ru: 'DD.MM.YYYY',
};

/** From and to, by the studio's clock. An end that would come before the start follows it. */
export function TimeFields({ form, onChange }: TimeFieldsProps) {
  const { t } = useTranslation('calendar');
  const { locale } = useLanguage();
  const { allDay } = form.values;
  const setStartDate = (date: string) => {
    const { startDate, endDate } = form.values;
    const days = Math.max(0, Math.round((Date.parse(endDate) - Date.parse(startDate)) / 86_400_000) || 0);
    form.setValues({ startDate: date, endDate: addDays(date, days) });
    onChange();
  };
  const dateField = (name: 'startDate' | 'endDate', label: string) => (
    <DateInput
      label={label}
      required
      valueFormat={dateFormats[locale] ?? 'DD.MM.YYYY'}
      {...form.getInputProps(name)}
      onChange={(date) => {
        if (!date) return;
        if (name === 'startDate') setStartDate(date);
        else form.setFieldValue('endDate', date);
        onChange();
      }}
    />
  );
  const timeField = (name: 'startTime' | 'endTime', label: string) => (
    <TimePicker
      label={label}
      required
      format="24h"
      withDropdown
      minutesStep={5}
      hoursInputLabel={`${label}: ${t('dialog.hours')}`}
      minutesInputLabel={`${label}: ${t('dialog.minutes')}`}
      maxDropdownContentHeight={220}
      {...form.getInputProps(name)}
      onChange={(time) => {
        form.setFieldValue(name, time.slice(0, 5));
        onChange();
      }}
    />
  );
  return (
    <DatesProvider settings={{ locale: locale === 'en' ? 'en-gb' : locale, firstDayOfWeek: 1 }}>
      <SimpleGrid cols={{ base: 2 }} spacing="sm">
        {dateField('startDate', t('dialog.startDate'))}
        {allDay ? dateField('endDate', t('dialog.lastDay')) : timeField('startTime', t('dialog.startTime'))}
        {allDay ? null : dateField('endDate', t('dialog.endDate'))}
        {allDay ? null : timeField('endTime', t('dialog.endTime'))}
      </SimpleGrid>
    </DatesProvider>
  );
}
