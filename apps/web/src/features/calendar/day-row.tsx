import type { CalendarEvent, PartnerConfig } from '@glossa/contracts';
import { Text, UnstyledButton } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import classes from './day-row.module.css';
import { kindOf, useEventTime } from './event-body.tsx';

type Open = (event: CalendarEvent) => void;
type DayRowProps = {
  day: string;
  isToday: boolean;
  events: CalendarEvent[];
  config: PartnerConfig;
  onOpen: Open;
};

export function DayRow({ day, isToday, events, config, onOpen }: DayRowProps) {
  const { t } = useTranslation('calendar');
  const format = useFormat();
  return (
    <section className={classes.row} data-today={isToday || undefined}>
      <h3 className={classes.day}>
        {format.longDate(`${day}T12:00:00Z`, 'UTC')}
        {isToday ? <span className={classes.today}>{t('today')}</span> : null}
      </h3>
      {events.length === 0 ? <Text c="dimmed">{t('free')}</Text> : null}
      <ol className={classes.events}>
        {events.map((event) => (
          <EventLine key={event.id} event={event} config={config} onOpen={onOpen} />
        ))}
      </ol>
    </section>
  );
}

type EventLineProps = { event: CalendarEvent; config: PartnerConfig; onOpen: Open };

function EventLine({ event, config, onOpen }: EventLineProps) {
  const { t } = useTranslation('calendar');
  const time = useEventTime(config.timezone);
  const bay = config.bays.find(({ id }) => id === event.bayId)?.name;
  const place = event.bayId === null ? t('wholeStudio') : bay;
  return (
    <li>
      <UnstyledButton className={classes.event} data-kind={kindOf(event)} onClick={() => onOpen(event)}>
        <span className={classes.time}>{event.allDay ? t('allDay') : time(event.start, event.end)}</span>
        <span className={classes.what}>
          <span className={classes.title}>
            <bdi>{event.status === 'HOLD' ? t('held') : event.title}</bdi>
          </span>
          <span className={classes.detail}>
            <bdi>
              {[event.customerName, event.customerPhone, event.carName, event.carPlate, place]
                .filter(Boolean)
                .join(' · ')}
            </bdi>
            {event.source === 'BOT' ? (
              <span className={classes.bot}>
                <IconSparkles size={13} aria-hidden="true" /> {t('byBot')}
              </span>
            ) : null}
          </span>
        </span>
      </UnstyledButton>
    </li>
  );
}
