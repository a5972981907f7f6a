import { Temporal } from 'temporal-polyfill';
import type { Context } from './context.ts';
import { type Draft, say } from './draft.ts';
import { weekdayOf } from './find-slots.ts';
import type { ResolvedTime } from './resolve-time.ts';

/** A closed day is told at once, before what is still being asked about the price. */
export function noteClosedDay(draft: Draft, at: number, resolved: ResolvedTime, { opening }: Context): void {
  if (!opening || !('time' in resolved)) return;
  const date = Temporal.PlainDate.from(resolved.time.start.slice(0, 10));
  const isOneDay =
    resolved.time.kind === 'instant' || date.add({ days: 1 }).toString() >= resolved.time.end.slice(0, 10);
  const isClosed = opening.holidays.includes(date.toString()) || opening.hours[weekdayOf(date)].length === 0;
  if (!isOneDay || !isClosed) return;
  const asking = draft.acts.splice(at);
  say(draft, 'dayClosed', { day: { day: date.toString() } });
  say(draft, 'hours', { hours: { weekHours: true } });
  draft.acts.push(...asking);
}
