import { mostRepeats, type Repeat } from '@glossa/contracts';
import { Temporal } from 'temporal-polyfill';

type Times = { start: string; end: string };

/**
 * The times of an event that repeats, each by the hands of the studio's clock, so that nine o'clock stays nine o'clock
 * when the clocks change. Null where there are more than anybody enters on purpose, or where a time is no wall time.
 */
export function listOccurrences({ start, end }: Times, repeat: Repeat): Times[] | null {
  const times = [start, end];
  if (!times.every((time) => /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?)?$/.test(time))) return null;
  const first = Temporal.PlainDate.from(start.slice(0, 10));
  const last = Temporal.PlainDate.from(repeat.until);
  const found: Times[] = [];
  for (let i = 0; ; i += 1) {
    const day = dayOf(first, repeat.every, i);
    if (i > 0 && Temporal.PlainDate.compare(day, last) > 0) return found;
    if (found.length === mostRepeats) return null;
    const { days } = first.until(day, { largestUnit: 'days' });
    found.push({ start: shift(start, days), end: shift(end, days) });
  }
}

/** From the first day each time: the 31st stays the 31st where a month has one. */
function dayOf(first: Temporal.PlainDate, every: Repeat['every'], times: number): Temporal.PlainDate {
  switch (every) {
    case 'DAY':
      return first.add({ days: times });
    case 'WEEK':
      return first.add({ weeks: times });
    case 'TWO_WEEKS':
      return first.add({ weeks: 2 * times });
    case 'MONTH':
      return first.add({ months: times });
  }
}

function shift(time: string, days: number): string {
  return `${Temporal.PlainDate.from(time.slice(0, 10)).add({ days }).toString()}${time.slice(10)}`;
}
