import { Button, Group, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DateRange, datesBetween } from './holidays.ts';

/** A day off, or a whole vacation with its last day. */
export function AddHoliday({ onAdd }: { onAdd: (range: DateRange) => void }) {
  const { t } = useTranslation('business-profile');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const range = { from, to: to === '' ? from : to };
  const add = () => {
    onAdd(range);
    setFrom('');
    setTo('');
  };
  return (
    <Group align="flex-end" gap="xs">
      <TextInput
        type="date"
        label={t('holidays.from')}
        value={from}
        onChange={(event) => setFrom(event.currentTarget.value)}
      />
      <TextInput
        type="date"
        label={t('holidays.to')}
        min={from}
        value={to}
        onChange={(event) => setTo(event.currentTarget.value)}
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
  );
}
