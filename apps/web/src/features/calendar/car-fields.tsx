import { SimpleGrid, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import type { EventValues } from './event-values.ts';

type CarFieldsProps = { form: UseFormReturnType<EventValues> };

/** Which car is coming: the client reads the same line on the own page of the booking. */
export function CarFields({ form }: CarFieldsProps) {
  const { t } = useTranslation('calendar');
  return (
    <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
      <TextInput label={t('dialog.carName')} autoComplete="off" {...form.getInputProps('carName')} />
      <TextInput label={t('dialog.carType')} autoComplete="off" {...form.getInputProps('carType')} />
      <TextInput label={t('dialog.carPlate')} autoComplete="off" {...form.getInputProps('carPlate')} />
    </SimpleGrid>
  );
}
