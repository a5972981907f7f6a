import type { CalendarEvent, JobState, PartnerConfig } from '@glossa/contracts';
import { IconCalendarShare, IconCar, IconCheck, IconSparkles, IconUserX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Colouring, toneOf } from './colouring.ts';
import classes from './event-body.module.css';
import { lastDayOf } from './job-days.ts';
import { useBayName } from './use-bay-name.ts';
import { useClientWord } from './use-client-word.ts';
import { useEventTime } from './use-event-time.ts';
import { useJobSpan } from './use-job-span.ts';

type EventBodyProps = {
  event: CalendarEvent;
  config: PartnerConfig;
  isLine?: boolean;
  withBay: boolean;
  colouring: Colouring;
};

/** What stands on an event: when, what, for whom, where. Bookings of a bot carry its mark. */
export function EventBody({ event, config, isLine = false, withBay, colouring }: EventBodyProps) {
  const { t } = useTranslation('calendar');
  const time = useEventTime(config.timezone);
  const span = useJobSpan(config.timezone);
  const { isLong } = lastDayOf(event, config.timezone);
  const title = event.status === 'HOLD' ? t('held') : event.title;
  const bayName = useBayName(config);
  const word = useClientWord()(event);
  const bay = withBay || event.bayId === null ? bayName(event.bayId) : '';
  const details = [word, event.customerName, event.carName, bay].filter(Boolean);
  return (
    <span
      className={isLine ? classes.line : classes.body}
      data-kind={kindOf(event)}
      data-tone={toneOf(event, colouring, config) ?? undefined}
      data-job={event.jobState}
      // Whatever had no room is told by the pointer.
      title={[span(event), title, ...details].join('\n')}
    >
      {isLong && event.bayId !== null ? (
        <span className={classes.time}>{span(event)}</span>
      ) : event.allDay ? null : (
        <span className={classes.time}>
          {time(event.start)}
          {isLine ? null : <span className={classes.end}>–{time(event.end)}</span>}
        </span>
      )}
      <span className={classes.title}>
        {event.source === 'CALENDAR' ? (
          <IconCalendarShare size={13} role="img" aria-label={t('others.mark')} className={classes.mark} />
        ) : null}
        {event.source === 'BOT' ? (
          <IconSparkles size={12} role="img" aria-label={t('byBot')} className={classes.mark} />
        ) : null}
        {event.jobState === 'BOOKED' ? null : <JobMark state={event.jobState} />}
        <bdi>{title}</bdi>
      </span>
      {!isLine && details.length > 0 ? (
        <span className={classes.details}>
          <bdi>{details.join(' · ')}</bdi>
        </span>
      ) : null}
    </span>
  );
}

function JobMark({ state }: { state: Exclude<JobState, 'BOOKED'> }) {
  const { t } = useTranslation('calendar');
  const Icon = { ARRIVED: IconCar, DONE: IconCheck, NO_SHOW: IconUserX }[state];
  return <Icon size={13} role="img" aria-label={t(`job.${state}`)} className={classes.mark} />;
}

/** What an event is at a glance: a bot's booking, the owner's own entry, a hold, a closure. */
export function kindOf({
  status,
  bayId,
  source,
}: CalendarEvent): CalendarEvent['source'] | 'hold' | 'closure' {
  if (status === 'HOLD') return 'hold';
  if (source === 'CALENDAR') return source;
  return bayId === null ? 'closure' : source;
}
