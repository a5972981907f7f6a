import type { ListedClient, Partner } from '@glossa/contracts';
import { Table, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listClients } from '../../api/clients.ts';
import { keys } from '../../api/keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton, TextLink } from '../../ui/link-button.tsx';
import { type ListState, listQuery } from '../../ui/list-state.ts';
import { HeadCell, ListCell, ListTable } from '../../ui/list-table.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { personName } from './person-name.ts';

type ClientListProps = { partner: Partner; state: ListState; onChange: (state: ListState) => void };

/** Everybody the studio knows by name, number or address. */
export function ClientList({ partner, state, onChange }: ClientListProps) {
  const { t } = useTranslation('clients');
  const query = listQuery(state);
  const clients = useQuery({
    queryKey: keys.clients(partner.id, query),
    queryFn: () => listClients(partner.id, query),
    placeholderData: keepPreviousData,
  });
  const columns = [t('name'), t('contact'), t('talks'), t('bookings'), t('lastVisit')];
  return (
    <PagedList
      query={clients}
      state={state}
      onChange={onChange}
      searchLabel={t('search')}
      empty={
        <EmptyState
          icon={<IconUsers size={22} />}
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={
            <LinkButton variant="default" to={paths.conversations}>
              {t('toTalks')}
            </LinkButton>
          }
        />
      }
    >
      {(items) => (
        <ListTable label={t('title')} columns={columns}>
          {items.map((client) => (
            <ClientRow key={client.id} client={client} timezone={partner.config.timezone} />
          ))}
        </ListTable>
      )}
    </PagedList>
  );
}

function ClientRow({ client, timezone }: { client: ListedClient; timezone: string }) {
  const { t } = useTranslation('clients');
  const format = useFormat();
  const reach = [client.phone, client.email].filter((way) => way !== '' && way !== personName(client));
  return (
    <Table.Tr>
      <HeadCell>
        <TextLink to={paths.client} params={{ clientId: client.id }} fw={600}>
          <bdi>{personName(client)}</bdi>
        </TextLink>
        {client.language ? (
          <Text c="dimmed" size="xs">
            {format.languageName(client.language)}
          </Text>
        ) : null}
      </HeadCell>
      <ListCell label={t('contact')}>{reach.join(' · ') || '–'}</ListCell>
      <ListCell label={t('talks')}>{format.number(client.talks)}</ListCell>
      <ListCell label={t('bookings')}>{format.number(client.bookings)}</ListCell>
      <ListCell label={t('lastVisit')}>
        {client.lastVisit ? format.date(client.lastVisit, timezone) : '–'}
      </ListCell>
    </Table.Tr>
  );
}
