import { useFormat } from '../../i18n/use-format.ts';

/** A point in time the short way: the clock for today, the day with it for the rest, in the studio's zone. */
export function useMoment(timezone: string, now = new Date()): (instant: string) => string {
  const format = useFormat();
  const today = format.date(now, timezone);
  return (instant) => {
    const time = format.time(instant, timezone);
    return format.date(instant, timezone) === today ? time : `${format.shortDay(instant, timezone)}, ${time}`;
  };
}
