import '@mantine/dates/styles.layer.css';
import { Button, Group } from '@mantine/core';
import { DatePickerInput, DatesProvider } from '@mantine/dates';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDatesLocale } from '../../i18n/use-dates-locale.ts';
import { type DateRange, datesBetween } from './holidays.ts';

/** A day off, or a whole vacation with its last day. */
export function AddHoliday({ onAdd }: { onAdd: (range: DateRange) => void }) {
  const { t } = useTranslation('business-profile');
  const locale = useDatesLocale();
  const [from, setFrom] = useState<string | null>(null);
  const [to, setTo] = useState<string | null>(null);
  const range = { from: from ?? '', to: to ?? from ?? '' };
  const add = () => {
    onAdd(range);
    setFrom(null);
    setTo(null);
  };
  const field = {
    valueFormat: 'D MMMM YYYY',
    clearable: true,
    placeholder: t('holidays.choose'),
    miw: 180,
  } as const;
  return (
    <DatesProvider settings={{ locale, firstDayOfWeek: 1 }}>
      <Group align="flex-end" gap="xs">
        <DatePickerInput
          label={t('holidays.from')}
          value={from}
          onChange={(date) => {
            setFrom(date);
            if (date !== null && to !== null && to < date) setTo(null);
          }}
          {...field}
        />
        <DatePickerInput
          label={t('holidays.to')}
          value={to}
          onChange={setTo}
          {...(from !== null && { minDate: from, defaultDate: from })}
          {...field}
        />
        <Button
          variant="default"
          leftSection={<IconPlus size={16} />}
          disabled={datesBetween(range).length === 0}
          onClick={add}
        >
          {t('holidays.add')}
        </Button>
      </Group>
    </DatesProvider>
  );
}
