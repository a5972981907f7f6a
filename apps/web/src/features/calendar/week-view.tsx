import type { Partner } from '@glossa/contracts';
import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listEvents } from '../../api/events.ts';
import { keys } from '../../api/keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { zonedDate } from '../../time/zoned-days.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import { DayRow } from './day-row.tsx';
import { eventsByDay } from './events-by-day.ts';
import { weekAround } from './week.ts';

/** One week of bookings, day by day. */
export function WeekView({ partner, now = new Date() }: { partner: Partner; now?: Date }) {
  const { t } = useTranslation('calendar');
  const format = useFormat();
  const [shift, setShift] = useState(0);
  const { timezone } = partner.config;
  const { days, ...span } = weekAround(now, timezone, shift);
  const events = useQuery({
    queryKey: keys.events(partner.id, span),
    queryFn: () => listEvents(partner.id, span),
    placeholderData: keepPreviousData,
  });
  const today = zonedDate(now, timezone);
  return (
    <>
      <Group mb="md" gap="xs">
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t('previous')}
          onClick={() => setShift(shift - 1)}
        >
          <IconChevronLeft size={18} />
        </ActionIcon>
        <ActionIcon variant="default" size={36} aria-label={t('next')} onClick={() => setShift(shift + 1)}>
          <IconChevronRight size={18} />
        </ActionIcon>
        <Button variant="default" disabled={shift === 0} onClick={() => setShift(0)}>
          {t('thisWeek')}
        </Button>
        <Text fw={600} aria-live="polite">
          {format.date(`${days[0]}T12:00:00Z`, 'UTC')} – {format.date(`${days[6]}T12:00:00Z`, 'UTC')}
        </Text>
      </Group>
      <QueryView query={events} skeleton={<LineSkeletons count={7} />}>
        {(loaded) =>
          eventsByDay(loaded, days, timezone).map(({ day, events: ofDay }) => (
            <DayRow key={day} day={day} isToday={day === today} events={ofDay} config={partner.config} />
          ))
        }
      </QueryView>
    </>
  );
}
