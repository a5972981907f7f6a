import type { CalendarEvent } from '@glossa/contracts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { lastDayOf } from './job-days.ts';
import { useEventTime } from './use-event-time.ts';

/** When an event is, as one would say it: a day and its hours, or when the car comes and when it goes. */
export function useJobSpan(timezone: string) {
  const { t } = useTranslation('calendar');
  const format = useFormat();
  const time = useEventTime(timezone);
  return (event: CalendarEvent): string => {
    const { first, last, isLong } = lastDayOf(event, timezone);
    const day = (date: string) => format.shortDay(`${date}T12:00:00Z`, 'UTC');
    if (!isLong) {
      const hours = event.allDay ? t('allDay') : time(event.start, event.end);
      return `${format.longDate(event.start, timezone)}, ${hours}`;
    }
    const at = (date: string, instant: string) =>
      event.allDay ? day(date) : `${day(date)}, ${time(instant)}`;
    return event.bayId === null
      ? `${at(first, event.start)} – ${at(last, event.end)}`
      : `${t('job.dropOff', { at: at(first, event.start) })} · ${t('job.pickUp', { at: at(last, event.end) })}`;
  };
}
