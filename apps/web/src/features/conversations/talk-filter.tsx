import { conversationStates } from '@glossa/contracts';
import { Group, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../ui/list-controls.tsx';
import type { InboxSearch } from './inbox-search.ts';

type TalkFilterProps = { search: InboxSearch; onSearch: (search: InboxSearch) => void };

const all = 'all';
const order = ['waiting', 'manager', 'bot'] as const satisfies (typeof conversationStates)[number][];

/** Who answers, and words to look for. Either starts at the first page again. */
export function TalkFilter({ search, onSearch }: TalkFilterProps) {
  const { t } = useTranslation('conversations');
  return (
    <Group gap="xs" mb="sm">
      <SearchField
        label={t('search')}
        search={search.search ?? ''}
        onSearch={(words) => onSearch({ state: search.state, search: words === '' ? undefined : words })}
      />
      <Select
        aria-label={t('filter.label')}
        flex="1 1 220px"
        maw={420}
        allowDeselect={false}
        comboboxProps={{ keepMounted: false }}
        data={[all, ...order].map((state) => ({ value: state, label: t(`filter.${asFilter(state)}`) }))}
        value={search.state ?? all}
        onChange={(chosen) =>
          onSearch({ search: search.search, state: conversationStates.find((state) => state === chosen) })
        }
      />
    </Group>
  );
}

function asFilter(state: string): 'all' | (typeof order)[number] {
  return order.find((known) => known === state) ?? all;
}
