import type { Partner } from '@glossa/contracts';
import { Anchor, Stack, Table, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getConversation, listConversations } from '../../api/conversations.ts';
import { keys } from '../../api/keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { HeadCell, ListCell, ListTable } from '../../ui/list-table.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Pager } from '../../ui/pager.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import classes from './talks.module.css';

/** A studio's talks to be read, not answered. Each reading leaves a line in the studio's history, and says so first. */
export function Talks({ partner }: { partner: Partner }) {
  const { t } = useTranslation('partners');
  const format = useFormat();
  const [page, setPage] = useState<number | undefined>();
  const [opened, setOpened] = useState<string | null>(null);
  const query = { page: page ?? 1, pageSize: 20 };
  const talks = useQuery({
    queryKey: keys.conversations(partner.id, query),
    queryFn: () => listConversations(partner.id, query),
    placeholderData: keepPreviousData,
  });
  const { timezone } = partner.config;
  return (
    <>
      <Notice>{t('look.talksNotice')}</Notice>
      <QueryView query={talks} skeleton={<LineSkeletons count={8} />}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState title={t('look.noTalks')} text={t('look.noTalksText')} />
          ) : (
            <>
              <ListTable
                label={t('look.talks')}
                columns={[t('look.client'), t('look.bot'), t('look.state'), t('look.last')]}
              >
                {items.map((talk) => (
                  <Table.Tr key={talk.id}>
                    <HeadCell>
                      <Anchor component="button" type="button" fw={600} onClick={() => setOpened(talk.id)}>
                        {talk.clientName || t('look.nameless')}
                      </Anchor>
                    </HeadCell>
                    <ListCell label={t('look.bot')}>{talk.botName}</ListCell>
                    <ListCell label={t('look.state')}>{t(`look.states.${talk.state}`)}</ListCell>
                    <ListCell label={t('look.last')}>
                      {format.shortDay(talk.lastClientMessageAt, timezone)},{' '}
                      {format.time(talk.lastClientMessageAt, timezone)}
                    </ListCell>
                  </Table.Tr>
                ))}
              </ListTable>
              <Pager state={{ page }} total={total} onChange={(state) => setPage(state.page)} />
            </>
          )
        }
      </QueryView>
      <Dialog opened={opened !== null} onClose={() => setOpened(null)} title={t('look.talk')}>
        {opened === null ? null : <Words partner={partner} talkId={opened} />}
      </Dialog>
    </>
  );
}

function Words({ partner, talkId }: { partner: Partner; talkId: string }) {
  const { t } = useTranslation('partners');
  const format = useFormat();
  const talk = useQuery({
    queryKey: keys.conversation(partner.id, talkId),
    queryFn: () => getConversation(partner.id, talkId),
    // Looked at once: every look is written down.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const { timezone } = partner.config;
  return (
    <QueryView query={talk} skeleton={<LineSkeletons count={6} />}>
      {({ messages }) => (
        <Stack component="ol" gap="sm" className={classes.words}>
          {messages.map((message) => (
            <li key={message.id} data-author={message.author}>
              <Text size="sm" c="dimmed">
                {t(`look.authors.${message.author}`)} · {format.shortDay(message.createdAt, timezone)},{' '}
                {format.time(message.createdAt, timezone)}
              </Text>
              <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{message.text}</Text>
            </li>
          ))}
        </Stack>
      )}
    </QueryView>
  );
}
