import { currencies } from '@glossa/contracts';
import { Autocomplete, Button, Checkbox, Group, NumberInput, Select, Switch } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../../ui/use-contract-form.ts';
import type { RowValues, WorkRow } from '../working-list/work-row.ts';
import { knownWords } from './known-words.ts';
import classes from './row-form.module.css';
import { fromFormValues, rowFormSchema, toFormValues } from './row-form-values.ts';

export type RowFormProps = {
  values: RowValues;
  /** What the list already calls things, offered while typing. */
  rows: readonly WorkRow[];
  onDone: (values: RowValues) => void;
  onCancel: () => void;
};

/** One row in the owner's hands: Enter takes it over, Escape leaves it as it was. Saving comes later. */
export function RowForm({ values, rows, onDone, onCancel }: RowFormProps) {
  const { t } = useTranslation(['pricing', 'ui']);
  const form = useContractForm({ schema: rowFormSchema, initialValues: toFormValues(values) });
  const amount = {
    decimalScale: 2,
    min: 0,
    allowNegative: false,
    allowedDecimalSeparators: ['.', ','],
    hideControls: true,
  };
  const cancelByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onCancel();
  };
  return (
    <form
      className={classes.form}
      onSubmit={form.onSubmit((filled) => onDone(fromFormValues(filled)))}
      onKeyDown={cancelByKey}
      noValidate
    >
      <div className={classes.fields}>
        <Autocomplete
          label={t('service')}
          data={knownWords(rows, 'service')}
          data-autofocus
          autoFocus
          openOnFocus={false}
          className={classes.wide}
          {...form.getInputProps('service')}
        />
        <Autocomplete label={t('zone')} data={knownWords(rows, 'zone')} {...form.getInputProps('zone')} />
        <Autocomplete
          label={t('material')}
          data={knownWords(rows, 'material')}
          {...form.getInputProps('material')}
        />
        <Autocomplete
          label={t('carType')}
          data={knownWords(rows, 'carType')}
          {...form.getInputProps('carType')}
        />
        <NumberInput label={t('price')} inputMode="decimal" {...amount} {...form.getInputProps('price')} />
        <NumberInput
          label={t('form.priceTo')}
          placeholder={t('form.optional')}
          inputMode="decimal"
          {...amount}
          {...form.getInputProps('priceTo')}
        />
        <Select
          label={t('form.currency')}
          data={currencies}
          searchable
          limit={40}
          allowDeselect={false}
          {...form.getInputProps('currency')}
        />
        <NumberInput
          label={t('form.hours')}
          placeholder={t('form.optional')}
          inputMode="decimal"
          {...amount}
          {...form.getInputProps('hours')}
        />
      </div>
      <Group gap="lg" justify="space-between">
        <Group gap="lg">
          <Checkbox label={t('form.isFrom')} {...form.getInputProps('isFrom', { type: 'checkbox' })} />
          <Switch label={t('form.active')} {...form.getInputProps('isActive', { type: 'checkbox' })} />
        </Group>
        <Group gap="xs">
          <Button variant="default" onClick={onCancel}>
            {t('ui:cancel')}
          </Button>
          <Button type="submit">{t('form.done')}</Button>
        </Group>
      </Group>
    </form>
  );
}
