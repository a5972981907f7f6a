import type { Partner } from '@glossa/contracts';
import { Group, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listEvents } from '../../api/events.ts';
import { keys } from '../../api/keys.ts';
import { listPriceRows } from '../../api/pricing.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { paths } from '../../paths.ts';
import { zonedDays, zonedHour } from '../../time/zoned-days.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { BotCards } from './bot-cards.tsx';
import { NewBotPlace } from './new-bot-place.tsx';
import { partOfDay } from './part-of-day.ts';
import { StatTiles } from './stat-tiles.tsx';
import { TodayCard } from './today-card.tsx';

/** The owner's morning look: what comes in today, and the bots that bring it in. */
export function OwnerDashboard({ partner, now = new Date() }: { partner: Partner; now?: Date }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { timezone } = partner.config;
  const today = zonedDays(now, timezone);
  const events = useQuery({
    queryKey: keys.events(partner.id, today),
    queryFn: () => listEvents(partner.id, today),
  });
  const prices = useQuery({ queryKey: keys.priceRows(partner.id), queryFn: () => listPriceRows(partner.id) });
  const count = events.data?.length;
  const bookings = count === undefined ? '' : count === 0 ? t('noCars') : t('cars', { count });
  const figure = (value: number | undefined) => (value === undefined ? undefined : format.number(value));

  return (
    <>
      <PageHeader
        tabTitle={t('tab')}
        title={`${t(`greeting.${partOfDay(zonedHour(now, timezone))}`)} ${bookings}`.trim()}
        description={`${format.longDate(now, timezone)} · ${partner.name}`}
      />
      <StatTiles
        stats={[
          { label: t('stats.businesses'), value: figure(1) },
          { label: t('stats.bots'), value: figure(partner.bots.length) },
          { label: t('stats.bookingsToday'), value: events.isError ? '–' : figure(count) },
          { label: t('stats.prices'), value: prices.isError ? '–' : figure(prices.data?.length) },
        ]}
      />
      <TodayCard events={events} config={partner.config} />
      <Group justify="space-between" mb="sm">
        <Title order={2} fz="lg">
          {t('bots.title')}
        </Title>
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
      <BotCards bots={partner.bots} config={partner.config}>
        <NewBotPlace partnerId={partner.id} isFirst={partner.bots.length === 0} />
      </BotCards>
    </>
  );
}
