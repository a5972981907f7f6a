import { Button, Group, SegmentedControl, Select, TextInput } from '@mantine/core';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import phones from '../../../ui/on-phones.module.css';
import type { RowFilter } from './filter-rows.ts';

export type RowsView = 'table' | 'matrix';

type RowsToolbarProps = {
  filter: RowFilter;
  onFilter: (filter: RowFilter) => void;
  view: RowsView;
  onView: (view: RowsView) => void;
  onAdd: () => void;
};

const shows = ['all', 'open', 'new', 'changed', 'missing'] as const;
const views = ['table', 'matrix'] as const;

/** Find, narrow, look at it the other way, add. */
export function RowsToolbar({ filter, onFilter, view, onView, onAdd }: RowsToolbarProps) {
  const { t } = useTranslation('pricing');
  return (
    <Group gap="xs" align="center">
      <TextInput
        type="search"
        aria-label={t('toolbar.filter')}
        placeholder={t('toolbar.filter')}
        leftSection={<IconSearch size={16} />}
        value={filter.words}
        onChange={(event) => onFilter({ ...filter, words: event.currentTarget.value })}
        style={{ flex: '1 1 150px' }}
      />
      <Select
        aria-label={t('toolbar.show')}
        data={shows.map((show) => ({ value: show, label: t(`toolbar.${show}`) }))}
        value={filter.show}
        allowDeselect={false}
        onChange={(_, option) =>
          onFilter({ ...filter, show: shows.find((show) => show === option?.value) ?? 'all' })
        }
        style={{ flex: '0 1 150px' }}
      />
      <SegmentedControl
        aria-label={t('toolbar.view')}
        data={views.map((name) => ({ value: name, label: t(`toolbar.${name}`) }))}
        value={view}
        onChange={(name) => onView(views.find((one) => one === name) ?? 'table')}
      />
      <Button
        className={phones.picture ?? ''}
        title={t('toolbar.add')}
        variant="default"
        leftSection={<IconPlus size={16} />}
        onClick={onAdd}
      >
        {t('toolbar.add')}
      </Button>
    </Group>
  );
}
