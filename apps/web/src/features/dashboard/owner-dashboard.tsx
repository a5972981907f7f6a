import type { Partner, PriceRow } from '@glossa/contracts';
import { Group, SimpleGrid, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listClientRequests } from '../../api/conversations.ts';
import { getDashboard } from '../../api/dashboard.ts';
import { listEvents } from '../../api/events.ts';
import { keys } from '../../api/keys.ts';
import { listPriceRows } from '../../api/pricing.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { paths } from '../../paths.ts';
import { zonedDate, zonedDays, zonedHour } from '../../time/zoned-days.ts';
import { Deferred } from '../../ui/deferred.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { BotCards } from './bot-cards.tsx';
import { ChecklistCard } from './checklist-card.tsx';
import { type Figure, Figures } from './figures.tsx';
import { MonthCard } from './month-card.tsx';
import { NeedsYouCard } from './needs-you-card.tsx';
import { NewBotPlace } from './new-bot-place.tsx';
import { partOfDay } from './part-of-day.ts';
import { bookedMoney, bringsCar } from './strip-days.ts';
import { TodayCard } from './today-card.tsx';
import { WeekStrip } from './week-strip.tsx';

const stripLength = 7;

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
  const { timezone, currency } = partner.config;
  const [today, week] = [zonedDays(now, timezone), zonedDays(now, timezone, { days: stripLength })];
  const coming = useQuery({
    queryKey: keys.events(partner.id, week),
    queryFn: () => listEvents(partner.id, week),
  });
  const ofToday = useQuery({
    queryKey: keys.events(partner.id, week),
    queryFn: () => listEvents(partner.id, week),
    select: (loaded) => loaded.filter(({ start }) => start < today.to),
  });
  const requests = useQuery({
    queryKey: keys.clientRequests(partner.id),
    queryFn: () => listClientRequests(partner.id),
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
    openQuestions: (dashboard.data?.openPrices ?? 0) + (dashboard.data?.openQuestions ?? 0),
    conversations: dashboard.data?.conversations,
  };
  const count = ofToday.data?.filter(bringsCar).length;
  const questions = requests.data?.filter(({ kind }) => kind !== 'person').length;
  const money = coming.data && bookedMoney(coming.data, currency);
  const figures: Figure[] = [
    {
      label: t('figures.today'),
      value: count === undefined ? undefined : format.number(count),
      link: { to: paths.calendar, search: { view: 'day', date: zonedDate(now, timezone) } },
    },
    {
      label: t('figures.waiting'),
      value: dashboard.data && format.number(dashboard.data.waiting),
      isUrgent: (dashboard.data?.waiting ?? 0) > 0,
      link: { to: paths.conversations, search: { state: 'waiting' } },
    },
    {
      label: t('figures.questions'),
      value: questions === undefined ? undefined : format.number(questions),
      isUrgent: (questions ?? 0) > 0,
      link: { to: paths.conversations, search: { show: 'requests' } },
    },
    {
      label: t('figures.booked'),
      value: money === undefined ? undefined : format.money(money, currency),
      link: { to: paths.calendar, search: { view: 'agenda', date: zonedDate(now, timezone) } },
    },
  ];
  const bookings = count === undefined ? '' : count === 0 ? t('noCars') : t('cars', { count });

  return (
    <>
      <PageHeader
        tabTitle={t('tab')}
        title={`${t(`greeting.${partOfDay(zonedHour(now, timezone))}`)} ${bookings}`.trim()}
        description={`${format.longDate(now, timezone)} · ${partner.name}`}
      />
      <WeekStrip events={coming} config={partner.config} now={now} days={stripLength} />
      <Figures label={t('figures.label')} figures={figures} />
      <SimpleGrid cols={{ base: 1, lg: 2 }} mb="lg">
        <TodayCard events={ofToday} config={partner.config} />
        <NeedsYouCard partnerId={partner.id} dashboard={dashboard.data} />
      </SimpleGrid>
      {prices.data && dashboard.data ? (
        <ChecklistCard partner={partner} prices={prices.data} conversations={dashboard.data.conversations} />
      ) : null}
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
