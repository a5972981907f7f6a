import { Group, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listBots } from '../../api/bots.ts';
import { keys } from '../../api/keys.ts';
import { listPartners, type PartnerQuery } from '../../api/partners.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { CardSkeletons } from '../../ui/skeletons.tsx';
import { BotCards } from './bot-cards.tsx';
import { NewestPartners } from './newest-partners.tsx';
import { StatTiles } from './stat-tiles.tsx';

const newestPartners: PartnerQuery = { pageSize: 5, sort: '-createdAt' };
const newestBots = { pageSize: 6 };

/** An administrator's view over all studios. */
export function AdminDashboard() {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const partners = useQuery({
    queryKey: keys.partners(newestPartners),
    queryFn: () => listPartners(newestPartners),
  });
  const bots = useQuery({ queryKey: keys.bots(newestBots), queryFn: () => listBots(newestBots) });
  const figure = (query: typeof partners | typeof bots) =>
    query.isError ? '–' : query.data && format.number(query.data.total);

  return (
    <>
      <PageHeader
        tabTitle={t('tab')}
        title={t('admin.title')}
        description={format.longDate(new Date())}
        actions={
          <>
            <LinkButton variant="default" to={paths.activity}>
              {t('admin.activity')}
            </LinkButton>
            <LinkButton variant="shift" to={paths.createPartner}>
              {t('admin.createPartner')}
            </LinkButton>
          </>
        }
      />
      <StatTiles
        stats={[
          { label: t('stats.partners'), value: figure(partners) },
          { label: t('stats.bots'), value: figure(bots) },
        ]}
      />
      <NewestPartners partners={partners} />
      <Group justify="space-between" mb="sm">
        <Title order={2} fz="lg">
          {t('bots.newest')}
        </Title>
        <LinkButton variant="default" size="compact-md" to={paths.bots}>
          {t('manageAll')}
        </LinkButton>
      </Group>
      <QueryView query={bots} skeleton={<CardSkeletons count={3} />}>
        {({ items }) => <BotCards bots={items} view={null} />}
      </QueryView>
    </>
  );
}
