import type { CalendarEvent, PartnerConfig } from '@glossa/contracts';
import { Text, UnstyledButton } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import classes from './day-row.module.css';
import { kindOf } from './event-body.tsx';
import { partOn } from './job-days.ts';
import { useBayName } from './use-bay-name.ts';
import { useClientWord } from './use-client-word.ts';
import { useEventTime } from './use-event-time.ts';

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
          <EventLine key={event.id} event={event} day={day} config={config} onOpen={onOpen} />
        ))}
      </ol>
    </section>
  );
}

type EventLineProps = { event: CalendarEvent; day: string; config: PartnerConfig; onOpen: Open };

function EventLine({ event, day, config, onOpen }: EventLineProps) {
  const { t } = useTranslation('calendar');
  const time = useEventTime(config.timezone);
  const wordOf = useClientWord();
  const bayName = useBayName(config);
  const when = () => {
    const part = event.bayId === null ? 'whole' : partOn(event, day, config.timezone);
    if (part === 'between') return t('job.inStudio');
    if (part === 'whole') return event.allDay ? t('allDay') : time(event.start, event.end);
    const at = event.allDay ? '' : time(part === 'dropOff' ? event.start : event.end);
    return t(`job.${part}`, { at }).trim();
  };
  const { customerName, customerPhone, carName, carPlate } = event;
  const facts = [wordOf(event), customerName, customerPhone, carName, carPlate, bayName(event.bayId)];
  return (
    <li>
      <UnstyledButton className={classes.event} data-kind={kindOf(event)} onClick={() => onOpen(event)}>
        <span className={classes.time}>{when()}</span>
        <span className={classes.what}>
          <span className={classes.title}>
            <bdi>{event.status === 'HOLD' ? t('held') : event.title}</bdi>
          </span>
          <span className={classes.detail}>
            <bdi>{facts.filter(Boolean).join(' · ')}</bdi>
            {event.jobState === 'BOOKED' ? null : (
              <span className={classes.bot}>{t(`job.${event.jobState}`)}</span>
            )}
            {event.source === 'CALENDAR' ? <span className={classes.bot}>{t('others.mark')}</span> : null}
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
