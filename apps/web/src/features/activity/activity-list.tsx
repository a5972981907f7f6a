import { Box } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Listed } from '../../api/request.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { pageSize } from '../../ui/list-state.ts';
import { Pager } from '../../ui/pager.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import classes from './activity.module.css';
import { ListFileButton } from './list-file-button.tsx';

type ActivityListProps<T> = {
  name: 'contact' | 'mail' | 'newsletter' | 'notifyMe';
  /** Named where the whole list can be taken along. */
  file?: 'newsletter' | 'notify-me';
  page: number | undefined;
  onPage: (page: number | undefined) => void;
  load: (query: { page: number; pageSize: number }) => Promise<Listed<T>>;
  keyOf: (item: T) => string;
  children: (item: T) => ReactNode;
};

/** A list that is only read, the newest first, a page at a time. */
export function ActivityList<T>({ name, file, page, onPage, load, keyOf, children }: ActivityListProps<T>) {
  const { t } = useTranslation('activity');
  const query = { page: page ?? 1, pageSize };
  const listed = useQuery({
    queryKey: ['admin', name, query],
    queryFn: () => load(query),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryView query={listed} skeleton={<LineSkeletons count={6} />}>
      {({ items, total }) =>
        items.length === 0 ? (
          <EmptyState title={t(`${name}.empty`)} text={t(`${name}.emptyText`)} />
        ) : (
          <Box aria-busy={listed.isPlaceholderData}>
            {file ? <ListFileButton file={file} /> : null}
            <ul className={classes.list} aria-label={t(`${name}.title`)}>
              {items.map((item) => (
                <li key={keyOf(item)} className={classes.item}>
                  {children(item)}
                </li>
              ))}
            </ul>
            <Pager state={{ page }} total={total} onChange={(state) => onPage(state.page)} />
          </Box>
        )
      }
    </QueryView>
  );
}
