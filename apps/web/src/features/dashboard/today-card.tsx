import type { CalendarEvent, PartnerConfig } from '@glossa/contracts';
import { Group, Text, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import { Surface } from '../../ui/surface.tsx';
import classes from './today-card.module.css';

type TodayCardProps = { events: UseQueryResult<CalendarEvent[]>; config: PartnerConfig };

/** The day's jobs in the order they come in. */
export function TodayCard({ events, config }: TodayCardProps) {
  const { t } = useTranslation('dashboard');
  return (
    <Surface component="section">
      <Group justify="space-between" mb="sm">
        <Title order={2} fz="lg">
          {t('today.title')}
        </Title>
        <LinkButton variant="default" size="compact-md" to={paths.calendar}>
          {t('today.openCalendar')}
        </LinkButton>
      </Group>
      <QueryView query={events} skeleton={<LineSkeletons count={2} />}>
        {(loaded) =>
          loaded.length === 0 ? (
            <Text c="dimmed">{t('today.emptyText')}</Text>
          ) : (
            <ol className={classes.list}>
              {loaded.toSorted(inOrder).map((event) => (
                <Booking key={event.id} event={event} config={config} />
              ))}
            </ol>
          )
        }
      </QueryView>
    </Surface>
  );
}

/** What fills the whole day first, then by the clock. */
function inOrder(a: CalendarEvent, b: CalendarEvent): number {
  return Number(b.allDay) - Number(a.allDay) || a.start.localeCompare(b.start);
}

function Booking({ event, config }: { event: CalendarEvent; config: PartnerConfig }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const bay = config.bays.find(({ id }) => id === event.bayId)?.name;
  const time = (instant: string) => format.time(instant, config.timezone);
  return (
    <li className={classes.booking}>
      <span className={classes.time}>
        {event.allDay ? t('today.allDay') : `${time(event.start)}–${time(event.end)}`}
      </span>
      <span className={classes.what}>
        <span className={classes.title}>{event.title}</span>
        <Text component="span" c="dimmed" size="xs">
          {[event.customerName, bay, event.source === 'BOT' ? t('today.byBot') : '']
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </span>
    </li>
  );
}
