import type { PartnerConfig } from '@glossa/contracts';
import { Temporal } from 'temporal-polyfill';
import type { DemoEvent } from './demo-studio.ts';

type Studio = { id: string; config: Pick<PartnerConfig, 'timezone' | 'bays'> };

/** The week that is on and the one after it: whoever looks always finds jobs ahead. */
const weeks = [0, 1];

/** The example week of a studio as jobs of real weeks, in the studio's own time, each with a key of its own. */
export function demoEventRows({ id, config }: Studio, events: readonly DemoEvent[], now: Date) {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(config.timezone)
    .toPlainDate();
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  return weeks.flatMap((week) =>
    events.flatMap(({ day, bay, from, to, title, service, source }) => {
      const bayId = config.bays[bay]?.id;
      if (!bayId) return [];
      const date = monday.add({ days: week * 7 + day });
      const at = (time: string) =>
        new Date(
          date.toZonedDateTime({ timeZone: config.timezone, plainTime: Temporal.PlainTime.from(time) })
            .epochMilliseconds,
        );
      const key = `${date.toString()}:${bay}:${from}`;
      return [{ key, partnerId: id, bayId, title, service, source, startsAt: at(from), endsAt: at(to) }];
    }),
  );
}
