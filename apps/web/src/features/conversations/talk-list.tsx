import type { Partner } from '@glossa/contracts';
import { Box } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listConversations } from '../../api/conversations.ts';
import { keys } from '../../api/keys.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import { type InboxSearch, inboxQuery } from './inbox-search.ts';
import { TalkFilter } from './talk-filter.tsx';
import classes from './talk-row.module.css';
import { TalkRow } from './talk-row.tsx';

type TalkListProps = {
  partner: Partner;
  search: InboxSearch;
  talkId: string | undefined;
  onSearch: (search: InboxSearch) => void;
};

export function TalkList({ partner, search, talkId, onSearch }: TalkListProps) {
  const { t } = useTranslation('conversations');
  const query = inboxQuery(search);
  const talks = useQuery({
    queryKey: keys.conversations(partner.id, query),
    queryFn: () => listConversations(partner.id, query),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <TalkFilter search={search} onSearch={onSearch} />
      <QueryView query={talks} skeleton={<LineSkeletons count={8} />}>
        {({ items, total }) =>
          items.length === 0 ? (
            <Nothing search={search} />
          ) : (
            <Box opacity={talks.isPlaceholderData ? 0.55 : 1} aria-busy={talks.isPlaceholderData}>
              <ul className={classes.rows} aria-label={t('title')}>
                {items.map((talk) => (
                  <TalkRow
                    key={talk.id}
                    talk={talk}
                    timezone={partner.config.timezone}
                    search={search}
                    isOpen={talk.id === talkId}
                  />
                ))}
              </ul>
              <Pager state={search} total={total} onChange={({ page }) => onSearch({ ...search, page })} />
            </Box>
          )
        }
      </QueryView>
    </>
  );
}

function Nothing({ search }: { search: InboxSearch }) {
  const { t } = useTranslation(['conversations', 'lists']);
  if (search.search)
    return (
      <EmptyState
        title={t('lists:nothingFound', { search: search.search })}
        text={t('lists:nothingFoundText')}
      />
    );
  if (search.state) return <EmptyState title={t('emptyFilter')} text={t('emptyFilterText')} />;
  return <EmptyState title={t('empty')} text={t('emptyText')} />;
}
