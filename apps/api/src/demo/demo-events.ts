import type { PartnerConfig } from '@glossa/contracts';
import { Temporal } from 'temporal-polyfill';
import type { NewEvent } from '../modules/calendar/index.ts';
import type { DemoEvent } from './demo-studio.ts';

type Studio = { id: string; config: Pick<PartnerConfig, 'timezone' | 'bays'> };

/** A few bookings on the next working days, in the studio's own time. */
export function demoEventRows({ id, config }: Studio, events: readonly DemoEvent[], now: Date): NewEvent[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(config.timezone)
    .toPlainDate();
  return events.flatMap(({ day, bay, from, to, title, service, source }) => {
    const bayId = config.bays[bay]?.id;
    if (!bayId) return [];
    const date = addWorkingDays(today, day);
    const at = (time: string) =>
      new Date(
        date.toZonedDateTime({ timeZone: config.timezone, plainTime: Temporal.PlainTime.from(time) })
          .epochMilliseconds,
      );
    return [{ partnerId: id, bayId, title, service, source, startsAt: at(from), endsAt: at(to) }];
  });
}

function addWorkingDays(from: Temporal.PlainDate, days: number): Temporal.PlainDate {
  let date = from;
  for (let left = days; left > 0 || date.dayOfWeek > 5; date = date.add({ days: 1 })) {
    if (date.dayOfWeek <= 5) left -= 1;
  }
  return date;
}
