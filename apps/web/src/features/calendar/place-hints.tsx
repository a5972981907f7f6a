import type { CalendarEvent, Partner } from '@glossa/contracts';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/notice.tsx';
import { type EventValues, timesOf, wholeStudio } from './event-values.ts';
import { isOpenFor } from './opening.ts';
import { findOverlaps } from './overlap.ts';
import { addDays } from './shown-span.ts';
import { useCalendarEvents } from './use-calendar-events.ts';
import { useEventTime } from './use-event-time.ts';
import { fromWall } from './wall-time.ts';

type PlaceHintsProps = { partner: Partner; event: CalendarEvent | null; values: EventValues };

/** What speaks against the chosen time, before anything is saved. */
export function PlaceHints({ partner, event, values }: PlaceHintsProps) {
  const { t } = useTranslation('calendar');
  const { timezone } = partner.config;
  const time = useEventTime(timezone);
  const span = instantsOf(values, timezone);
  const events = useCalendarEvents(partner.id, span ?? nothing);
  if (!span) return null;
  const place = { id: event?.id, bayId: values.bayId === wholeStudio ? null : values.bayId };
  const [taken, ...more] = findOverlaps(events.data ?? [], { ...place, ...span });
  const times = timesOf(values);
  if (taken)
    return (
      <Notice>
        {t('hints.taken', {
          title: taken.title || t('held'),
          time: taken.allDay ? t('allDay') : time(taken.start, taken.end),
        })}
        {more.length > 0 ? ` ${t('hints.takenMore', { count: more.length })}` : ''}
      </Notice>
    );
  if (!event && Date.parse(span.start) < Date.now() && !values.allDay)
    return <Notice>{t('hints.past')}</Notice>;
  const isPlain = !values.allDay && place.bayId !== null && values.startDate === values.endDate;
  if (isPlain && !isOpenFor(partner.config, times.start, times.end))
    return <Notice>{t('hints.closed')}</Notice>;
  return null;
}

const nothing = { from: '2000-01-01T00:00:00.000Z', to: '2000-01-01T00:00:01.000Z' };

function instantsOf(values: EventValues, timezone: string) {
  const { allDay, startDate, endDate } = values;
  const { start, end } = timesOf(values);
  const from = fromWall(allDay ? `${start}T00:00` : start, timezone);
  const to = fromWall(allDay ? `${addDaysSafely(end)}T00:00` : end, timezone);
  if (Number.isNaN(from.getTime()) || Number.isNaN(to.getTime()) || to <= from) return null;
  const dayOf = (date: string) => fromWall(`${date}T00:00`, timezone).toISOString();
  return {
    start: from.toISOString(),
    end: to.toISOString(),
    // Whole days are asked for, so that typing a time does not ask the server each time.
    from: dayOf(startDate),
    to: dayOf(addDays(endDate, 1)),
  };
}

function addDaysSafely(date: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? addDays(date, 1) : date;
}
