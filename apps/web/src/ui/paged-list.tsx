import { Box, Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './empty-state.tsx';
import { ListControls } from './list-controls.tsx';
import type { ListState } from './list-state.ts';
import { Pager } from './pager.tsx';
import { QueryView } from './query-view.tsx';
import { LineSkeletons } from './skeletons.tsx';

type PagedListProps<T> = {
  query: UseQueryResult<{ items: T[]; total: number }>;
  state: ListState;
  onChange: (state: ListState) => void;
  searchLabel: string;
  /** Shown where there is nothing at all yet. */
  empty: ReactNode;
  children: (items: T[]) => ReactNode;
};

/** A list too long for one screen: search, order, one page of it, the way to the others. */
export function PagedList<T>({ query, state, onChange, searchLabel, empty, children }: PagedListProps<T>) {
  return (
    <>
      <ListControls state={state} onChange={onChange} searchLabel={searchLabel} />
      <QueryView query={query} skeleton={<LineSkeletons count={8} />}>
        {({ items, total }) =>
          items.length === 0 ? (
            <NothingHere state={state} onChange={onChange} empty={empty} />
          ) : (
            // The old page stays, dimmed, until the next one is there: nothing jumps.
            <Box opacity={query.isPlaceholderData ? 0.55 : 1} aria-busy={query.isPlaceholderData}>
              {children(items)}
              <Pager state={state} onChange={onChange} total={total} />
            </Box>
          )
        }
      </QueryView>
    </>
  );
}

function NothingHere({
  state,
  onChange,
  empty,
}: Pick<PagedListProps<never>, 'state' | 'onChange' | 'empty'>) {
  const { t } = useTranslation('lists');
  const { search, sort, page } = state;
  if (page !== undefined) {
    return (
      <EmptyState
        title={t('noSuchPage')}
        text={t('noSuchPageText')}
        action={
          <Button variant="default" onClick={() => onChange({ search, sort })}>
            {t('firstPage')}
          </Button>
        }
      />
    );
  }
  if (search === undefined) return empty;
  return (
    <EmptyState
      title={t('nothingFound', { search })}
      text={t('nothingFoundText')}
      action={
        <Button variant="default" onClick={() => onChange({ sort })}>
          {t('clearSearch')}
        </Button>
      }
    />
  );
}
