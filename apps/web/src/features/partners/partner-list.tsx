import type { Partner } from '@glossa/contracts';
import { Table, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { keys } from '../../api/keys.ts';
import { listPartners } from '../../api/partners.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton, TextLink } from '../../ui/link-button.tsx';
import { type ListState, listQuery } from '../../ui/list-state.ts';
import { HeadCell, ListCell, ListTable } from '../../ui/list-table.tsx';
import { PagedList } from '../../ui/paged-list.tsx';

type PartnerListProps = { state: ListState; onChange: (state: ListState) => void };

/** Every business, for administrators. */
export function PartnerList({ state, onChange }: PartnerListProps) {
  const { t } = useTranslation('partners');
  const query = listQuery(state);
  const partners = useQuery({
    queryKey: keys.partners(query),
    queryFn: () => listPartners(query),
    placeholderData: keepPreviousData,
  });
  return (
    <PagedList
      query={partners}
      state={state}
      onChange={onChange}
      searchLabel={t('list.search')}
      empty={
        <EmptyState
          title={t('list.emptyTitle')}
          text={t('list.emptyText')}
          action={<LinkButton to={paths.createPartner}>{t('list.create')}</LinkButton>}
        />
      }
    >
      {(items) => (
        <ListTable
          label={t('title')}
          columns={[t('name'), t('detail.owner'), t('plan.label'), t('bots'), t('created')]}
        >
          {items.map((partner) => (
            <PartnerRow key={partner.id} partner={partner} />
          ))}
        </ListTable>
      )}
    </PagedList>
  );
}

function PartnerRow({ partner }: { partner: Partner }) {
  const { t } = useTranslation('partners');
  const format = useFormat();
  return (
    <Table.Tr>
      <HeadCell>
        <TextLink to={paths.partner} params={{ partnerId: partner.id }} fw={600}>
          {partner.name}
        </TextLink>
        <Text c="dimmed" size="xs">
          {partner.address}
        </Text>
      </HeadCell>
      <ListCell label={t('detail.owner')}>{partner.owners?.join(', ') || t('detail.noOwner')}</ListCell>
      <ListCell label={t('plan.label')}>{t(`plan.${partner.plan}`)}</ListCell>
      <ListCell label={t('bots')}>{format.number(partner.bots.length)}</ListCell>
      <ListCell label={t('created')}>{format.date(partner.createdAt)}</ListCell>
    </Table.Tr>
  );
}
