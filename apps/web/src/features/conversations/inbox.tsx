import type { Partner } from '@glossa/contracts';
import { SegmentedControl } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listClientRequests } from '../../api/conversations.ts';
import { keys } from '../../api/keys.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import classes from './inbox.module.css';
import type { InboxSearch } from './inbox-search.ts';
import { OpenRequests } from './open-requests.tsx';
import { Talk } from './talk.tsx';
import { TalkList } from './talk-list.tsx';

type InboxProps = {
  partner: Partner;
  search: InboxSearch;
  talkId: string | undefined;
  onSearch: (search: InboxSearch) => void;
  /** Draws who an open talk is with. */
  clientOf: (talkId: string) => ReactNode;
};

/** All talks on the left, the open one on the right; on a phone one after the other. */
export function Inbox({ partner, search, talkId, onSearch, clientOf }: InboxProps) {
  const { t } = useTranslation('conversations');
  const requests = useQuery({
    queryKey: keys.clientRequests(partner.id),
    queryFn: () => listClientRequests(partner.id),
  });
  const open = requests.data?.filter(({ settledAt }) => settledAt === null).length ?? 0;
  return (
    <div data-open={talkId ? true : undefined} className={classes.page}>
      <div className={classes.head}>
        <PageHeader
          title={t('title')}
          description={t('description')}
          actions={
            <SegmentedControl
              aria-label={t('show.label')}
              data={[
                { value: 'talks', label: t('show.talks') },
                {
                  value: 'requests',
                  label: open > 0 ? t('show.requestsOpen', { open }) : t('show.requests'),
                },
              ]}
              value={search.show ?? 'talks'}
              onChange={(show) => onSearch(show === 'requests' ? { show } : {})}
            />
          }
        />
      </div>
      {search.show && !talkId ? (
        <OpenRequests partner={partner} requests={requests} />
      ) : (
        <div className={classes.columns}>
          <div className={classes.list}>
            <TalkList partner={partner} search={search} talkId={talkId} onSearch={onSearch} />
          </div>
          <div className={classes.talk}>
            {talkId ? (
              <Talk
                key={talkId}
                partner={partner}
                talkId={talkId}
                search={search}
                client={clientOf(talkId)}
              />
            ) : (
              <EmptyState icon={<IconMessages size={22} />} title={t('choose')} text={t('chooseText')} />
            )}
          </div>
          {talkId ? <aside className={classes.client}>{clientOf(talkId)}</aside> : null}
        </div>
      )}
    </div>
  );
}
