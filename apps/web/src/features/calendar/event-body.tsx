import type { CalendarEvent, PartnerConfig } from '@glossa/contracts';
import { IconSparkles } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import classes from './event-body.module.css';
import { isDoubled, offsetName } from './wall-time.ts';

type EventBodyProps = { event: CalendarEvent; config: PartnerConfig; isLine?: boolean; withBay: boolean };

/** What stands on an event: when, what, for whom, where. Bookings of a bot carry its mark. */
export function EventBody({ event, config, isLine = false, withBay }: EventBodyProps) {
  const { t } = useTranslation('calendar');
  const time = useEventTime(config.timezone);
  const bay = withBay ? config.bays.find(({ id }) => id === event.bayId)?.name : undefined;
  const details = [
    event.customerName,
    event.carName,
    bay,
    event.bayId === null ? t('wholeStudio') : '',
  ].filter(Boolean);
  return (
    <span className={isLine ? classes.line : classes.body} data-kind={kindOf(event)}>
      {event.allDay ? null : (
        <span className={classes.time}>{isLine ? time(event.start) : time(event.start, event.end)}</span>
      )}
      <span className={classes.title}>
        {event.source === 'BOT' ? (
          <IconSparkles size={12} role="img" aria-label={t('byBot')} className={classes.mark} />
        ) : null}
        <bdi>{event.status === 'HOLD' ? t('held') : event.title}</bdi>
      </span>
      {!isLine && details.length > 0 ? (
        <span className={classes.details}>
          <bdi>{details.join(' · ')}</bdi>
        </span>
      ) : null}
    </span>
  );
}

/** What an event is at a glance: a bot's booking, the owner's own entry, a hold, a closure. */
export function kindOf({ status, bayId, source }: CalendarEvent): 'BOT' | 'OWNER' | 'hold' | 'closure' {
  if (status === 'HOLD') return 'hold';
  return bayId === null ? 'closure' : source;
}

/** Times by the studio's clock; in the doubled hour of October with the offset that tells them apart. */
export function useEventTime(timezone: string) {
  const format = useFormat();
  const point = (instant: string) =>
    isDoubled(instant, timezone)
      ? `${format.time(instant, timezone)} ${offsetName(instant, timezone)}`
      : format.time(instant, timezone);
  return (start: string, end?: string) => (end ? `${point(start)}–${point(end)}` : point(start));
}
