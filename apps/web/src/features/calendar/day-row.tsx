import type { CalendarEvent, PartnerConfig } from '@glossa/contracts';
import { Text } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import classes from './day-row.module.css';

type DayRowProps = { day: string; isToday: boolean; events: CalendarEvent[]; config: PartnerConfig };

export function DayRow({ day, isToday, events, config }: DayRowProps) {
  const { t } = useTranslation('calendar');
  const format = useFormat();
  return (
    <section className={classes.row} data-today={isToday || undefined}>
      <h2 className={classes.day}>
        {format.longDate(`${day}T12:00:00Z`, 'UTC')}
        {isToday ? <span className={classes.today}>{t('today')}</span> : null}
      </h2>
      {events.length === 0 ? <Text c="dimmed">{t('free')}</Text> : null}
      <ol className={classes.events}>
        {events.map((event) => (
          <EventLine key={event.id} event={event} config={config} />
        ))}
      </ol>
    </section>
  );
}

function EventLine({ event, config }: { event: CalendarEvent; config: PartnerConfig }) {
  const { t } = useTranslation('calendar');
  const format = useFormat();
  const bay = config.bays.find(({ id }) => id === event.bayId)?.name;
  const time = (instant: string) => format.time(instant, config.timezone);
  return (
    <li className={classes.event}>
      <span className={classes.time}>
        {event.allDay ? t('allDay') : `${time(event.start)}–${time(event.end)}`}
      </span>
      <span className={classes.what}>
        <span className={classes.title}>{event.title}</span>
        <span className={classes.detail}>
          {[event.customerName, event.customerPhone, bay].filter(Boolean).join(' · ')}
          {event.source === 'BOT' ? (
            <span className={classes.bot}>
              <IconSparkles size={13} aria-hidden="true" /> {t('byBot')}
            </span>
          ) : null}
        </span>
      </span>
    </li>
  );
}
