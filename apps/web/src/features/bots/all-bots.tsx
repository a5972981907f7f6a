import type { ListedBot } from '@glossa/contracts';
import { Table, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listBots } from '../../api/bots.ts';
import { keys } from '../../api/keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { paths } from '../../paths.ts';
import { BotStatus } from '../../ui/bot-status.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton, TextLink } from '../../ui/link-button.tsx';
import { type ListState, listQuery } from '../../ui/list-state.ts';
import { HeadCell, ListCell, ListTable } from '../../ui/list-table.tsx';
import { PagedList } from '../../ui/paged-list.tsx';

type AllBotsProps = { state: ListState; onChange: (state: ListState) => void };

/** The bots of every business, for administrators. */
export function AllBots({ state, onChange }: AllBotsProps) {
  const { t } = useTranslation('bots');
  const query = listQuery(state);
  const bots = useQuery({
    queryKey: keys.bots(query),
    queryFn: () => listBots(query),
    placeholderData: keepPreviousData,
  });
  const columns = [t('bot'), t('partner'), t('channel'), t('status'), t('created'), t('link')];
  return (
    <PagedList
      query={bots}
      state={state}
      onChange={onChange}
      searchLabel={t('search')}
      empty={
        <EmptyState
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={<LinkButton to={paths.partners}>{t('toPartners')}</LinkButton>}
        />
      }
    >
      {(items) => (
        <ListTable label={t('title')} columns={columns}>
          {items.map((bot) => (
            <BotRow key={bot.id} bot={bot} />
          ))}
        </ListTable>
      )}
    </PagedList>
  );
}

function BotRow({ bot }: { bot: ListedBot }) {
  const { t } = useTranslation(['bots', 'ui']);
  const format = useFormat();
  const partner = { to: paths.partner, params: { partnerId: bot.partnerId } } as const;
  return (
    <Table.Tr>
      <HeadCell>
        <TextLink {...partner} search={{ bot: bot.id }} fw={600}>
          {bot.name}
        </TextLink>
        <Text c="dimmed" size="xs">
          {bot.language}
        </Text>
      </HeadCell>
      <ListCell label={t('partner')}>
        <TextLink {...partner}>{bot.partnerName}</TextLink>
      </ListCell>
      <ListCell label={t('channel')}>{t(bot.provider)}</ListCell>
      <ListCell label={t('status')}>
        <BotStatus status={bot.status} label={t(bot.status)} />
      </ListCell>
      <ListCell label={t('created')}>{format.date(bot.createdAt)}</ListCell>
      <ListCell label={t('link')}>
        {bot.provider === 'WEB_CHAT' ? (
          <CopyButton
            size="compact-sm"
            value={bot.publicLink}
            label={t('ui:copyLink')}
            aria-label={`${t('ui:copyLink')}: ${bot.name}`}
            copiedMessage={t('ui:linkCopied')}
          />
        ) : (
          '–'
        )}
      </ListCell>
    </Table.Tr>
  );
}
