import { Autocomplete, Button, Group, Select } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

type RenameFormProps = {
  label: string;
  known: readonly string[];
  isListed: boolean;
  onName: (name: string) => void;
  onCancel: () => void;
};

/** One word for all rows of a question. Enter takes it, Escape leaves everything as it was. */
export function RenameForm({ label, known, isListed, onName, onCancel }: RenameFormProps) {
  const { t } = useTranslation(['pricing', 'ui']);
  const [name, setName] = useState('');
  const take = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') onName(name.trim());
  };
  const cancelByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
  };
  const field = { 'aria-label': label, placeholder: label, data: [...known], limit: 40, size: 'xs' } as const;
  return (
    <form onSubmit={take} onKeyDown={cancelByKey} noValidate>
      <Group gap={6}>
        {isListed ? (
          <Select
            {...field}
            searchable
            autoFocus
            value={name || null}
            onChange={(chosen) => setName(chosen ?? '')}
          />
        ) : (
          <Autocomplete {...field} autoFocus maxLength={160} value={name} onChange={setName} />
        )}
        <Button type="submit" size="compact-sm" disabled={name.trim() === ''}>
          {t('form.done')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={onCancel}>
          {t('ui:cancel')}
        </Button>
      </Group>
    </form>
  );
}
