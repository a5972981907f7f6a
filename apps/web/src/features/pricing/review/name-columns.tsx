import { Autocomplete, Button, Group } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

type NameColumnsProps = { of: number; known: readonly string[]; onNames: (names: string[]) => void };

/** A field for every column; one answer names the prices of all lines. */
export function NameColumns({ of, known, onNames }: NameColumnsProps) {
  const { t } = useTranslation('pricing');
  const [names, setNames] = useState<string[]>(() => Array.from({ length: of }, () => ''));
  const written = names.map((name) => name.trim());
  const isWhole = written.every((name) => name !== '') && new Set(written).size === of;
  const take = (event: FormEvent) => {
    event.preventDefault();
    if (isWhole) onNames(written);
  };
  return (
    <form onSubmit={take} noValidate>
      <Group gap={6}>
        {names.map((name, at) => {
          const label = t('ask.columnNumber', { number: at + 1 });
          return (
            <Autocomplete
              key={label}
              aria-label={label}
              placeholder={label}
              data={[...known]}
              limit={40}
              size="xs"
              maxLength={160}
              value={name}
              onChange={(value) => setNames(names.with(at, value))}
            />
          );
        })}
        <Button type="submit" size="compact-sm" disabled={!isWhole}>
          {t('form.done')}
        </Button>
      </Group>
    </form>
  );
}
