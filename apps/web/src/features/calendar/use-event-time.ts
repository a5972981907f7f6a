import { useFormat } from '../../i18n/use-format.ts';
import { isDoubled, offsetName } from './wall-time.ts';

/** Times by the studio's clock; in the doubled hour of October with the offset that tells them apart. */
export function useEventTime(timezone: string) {
  const format = useFormat();
  const point = (instant: string) =>
    isDoubled(instant, timezone)
      ? `${format.time(instant, timezone)} ${offsetName(instant, timezone)}`
      : format.time(instant, timezone);
  return (start: string, end?: string) => (end ? `${point(start)}–${point(end)}` : point(start));
}
