import { partnerSorts } from '@glossa/contracts';
import { CloseButton, Group, Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultSort, type ListState } from './list-state.ts';

type ListControlsProps = { state: ListState; onChange: (state: ListState) => void; searchLabel: string };

/** Search and order of a long list. A new search starts at its first page. */
export function ListControls({ state, onChange, searchLabel }: ListControlsProps) {
  const { t } = useTranslation('lists');
  return (
    <Group mb="md" gap="sm" align="flex-end">
      <SearchField
        label={searchLabel}
        search={state.search ?? ''}
        onSearch={(search) => onChange({ sort: state.sort, search: search === '' ? undefined : search })}
      />
      <Select
        label={t('sort')}
        w={190}
        allowDeselect={false}
        comboboxProps={{ keepMounted: false }}
        data={partnerSorts.map((sort) => ({ value: sort, label: t(sort) }))}
        value={state.sort ?? defaultSort}
        onChange={(chosen) =>
          onChange({ search: state.search, sort: partnerSorts.find((sort) => sort === chosen) })
        }
      />
    </Group>
  );
}

type SearchFieldProps = { label: string; search: string; onSearch: (search: string) => void };

/** Searches while one types, but not at every letter. */
export function SearchField({ label, search, onSearch }: SearchFieldProps) {
  const { t } = useTranslation('lists');
  const [typed, setTyped] = useState(search);
  const { history } = useRouter();
  // Whoever went elsewhere meanwhile is not called back to the list, though the next screen is still being loaded.
  const searchSoon = useDebouncedCallback((text: string, on: string) => {
    if (history.location.pathname === on) onSearch(text.trim());
  }, 250);
  // Going back in the browser changes the search from outside.
  useEffect(() => setTyped((now) => (now.trim() === search ? now : search)), [search]);
  const change = (text: string) => {
    setTyped(text);
    searchSoon(text, history.location.pathname);
  };
  return (
    <TextInput
      type="search"
      flex="1 1 220px"
      maw={420}
      label={label}
      maxLength={100}
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      rightSection={
        typed === '' ? null : <CloseButton aria-label={t('clearSearch')} onClick={() => change('')} />
      }
      value={typed}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
