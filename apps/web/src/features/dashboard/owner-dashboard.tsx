import type { Partner, PriceRow } from '@glossa/contracts';
import { Group, SimpleGrid, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getDashboard } from '../../api/dashboard.ts';
import { listEvents } from '../../api/events.ts';
import { keys } from '../../api/keys.ts';
import { listPriceRows } from '../../api/pricing.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { paths } from '../../paths.ts';
import { zonedDays, zonedHour } from '../../time/zoned-days.ts';
import { Deferred } from '../../ui/deferred.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { BotCards } from './bot-cards.tsx';
import { ChecklistCard } from './checklist-card.tsx';
import { MonthCard } from './month-card.tsx';
import { NeedsYouCard } from './needs-you-card.tsx';
import { NewBotPlace } from './new-bot-place.tsx';
import { partOfDay } from './part-of-day.ts';
import { TodayCard } from './today-card.tsx';

type OwnerDashboardProps = {
  partner: Partner;
  /** How many prices clients will ask for and not get. */
  countGaps: (rows: readonly PriceRow[]) => number;
  now?: Date;
};

/** The owner's morning look: what comes in today, what needs a hand, and how the bots are doing. */
export function OwnerDashboard({ partner, countGaps, now = new Date() }: OwnerDashboardProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { timezone } = partner.config;
  const today = zonedDays(now, timezone);
  const events = useQuery({
    queryKey: keys.events(partner.id, today),
    queryFn: () => listEvents(partner.id, today),
  });
  const prices = useQuery({ queryKey: keys.priceRows(partner.id), queryFn: () => listPriceRows(partner.id) });
  const dashboard = useQuery({
    queryKey: keys.dashboard(partner.id),
    queryFn: () => getDashboard(partner.id),
  });
  const view = {
    partner,
    prices: prices.data,
    gaps: countGaps(prices.data ?? []),
    openPrices: dashboard.data?.openPrices ?? 0,
    conversations: dashboard.data?.conversations,
  };
  const count = events.data?.length;
  const bookings = count === undefined ? '' : count === 0 ? t('noCars') : t('cars', { count });

  return (
    <>
      <PageHeader
        tabTitle={t('tab')}
        title={`${t(`greeting.${partOfDay(zonedHour(now, timezone))}`)} ${bookings}`.trim()}
        description={`${format.longDate(now, timezone)} · ${partner.name}`}
      />
      {prices.data && dashboard.data ? (
        <ChecklistCard partner={partner} prices={prices.data} conversations={dashboard.data.conversations} />
      ) : null}
      <SimpleGrid cols={{ base: 1, lg: 2 }} mb="lg">
        <TodayCard events={events} config={partner.config} />
        <NeedsYouCard partnerId={partner.id} dashboard={dashboard.data} />
      </SimpleGrid>
      <Deferred>
        <MonthCard dashboard={dashboard} />
        <Group justify="space-between" mb="sm">
          <div>
            <Title order={2} fz="lg">
              {t('bots.title')}
            </Title>
            <Text c="dimmed" size="xs">
              {[
                t('counts.businesses', { count: 1 }),
                t('counts.bots', { count: partner.bots.length }),
                prices.data ? t('counts.prices', { count: prices.data.length }) : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </div>
          <Group gap="xs">
            <LinkButton variant="default" size="compact-md" to={paths.embedGuide}>
              {t('embedGuide')}
            </LinkButton>
            <LinkButton
              variant="default"
              size="compact-md"
              to={paths.partner}
              params={{ partnerId: partner.id }}
            >
              {t('manageAll')}
            </LinkButton>
          </Group>
        </Group>
        <BotCards bots={partner.bots} view={view}>
          <NewBotPlace partnerId={partner.id} isFirst={partner.bots.length === 0} />
        </BotCards>
      </Deferred>
    </>
  );
}
