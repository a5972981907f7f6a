import { Group, Pagination, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use-format.ts';
import { type ListState, pageSize } from './list-state.ts';

type PagerProps = { state: ListState; onChange: (state: ListState) => void; total: number };

/** Where in the list one is, and the other pages where there are any. */
export function Pager({ state, onChange, total }: PagerProps) {
  const { t } = useTranslation('lists');
  const { number } = useFormat();
  const page = state.page ?? 1;
  const pages = Math.ceil(total / pageSize);
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  return (
    <Group justify="space-between" mt="md" gap="sm">
      <Text c="dimmed" size="xs">
        {t(from === to ? 'single' : 'range', { from: number(from), to: number(to), total: number(total) })}
      </Text>
      {pages > 1 ? (
        <Pagination
          component="nav"
          aria-label={t('pages')}
          size="sm"
          siblings={1}
          total={pages}
          value={page}
          onChange={(next) => onChange({ ...state, page: next === 1 ? undefined : next })}
          getItemProps={(item) => ({ 'aria-label': t('page', { page: item }) })}
          getControlProps={(control) => ({
            'aria-label': control === 'next' ? t('next') : t('previous'),
          })}
        />
      ) : null}
    </Group>
  );
}
