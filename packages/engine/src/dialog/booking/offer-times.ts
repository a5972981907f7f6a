import { Temporal } from 'temporal-polyfill';
import type { WishedTime } from '../../dialog-state.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Slot } from '../../when/index.ts';
import { words } from '../act.ts';
import { toLocal } from '../context.ts';
import { ask, type Draft, say } from '../draft.ts';
import { endsTooLate } from './ends-too-late.ts';
import {
  explainNoSlot,
  findExactSlot,
  findSlotsNear,
  findSlotsWithin,
  type NoSlotReason,
  type SlotSearch,
  weekdayOf,
} from './find-slots.ts';

/** The slot for a wished clock time; for a day or a wish that can't be had it offers times and returns null. */
export function seekTime(draft: Draft, search: SlotSearch, time: WishedTime, isMove = false): Slot | null {
  draft.state = { ...draft.state, day: time.start.slice(0, 10) };
  if (time.kind === 'instant') {
    const starts = [time, ...(time.also ?? [])].flatMap((one) => (one.kind === 'instant' ? one.start : []));
    for (const start of starts) {
      const exact = findExactSlot(search, start);
      if (exact && !endsTooLate(exact, search, draft.state.offered)) return exact;
      if (exact) {
        say(draft, 'readyTooLate', { ready: { instant: exact.end } });
        draft.state = { ...draft.state, slot: null };
        offerNear(draft, search, time, isMove);
        return null;
      }
    }
  } else {
    const within = findSlotsWithin(search, time);
    if (within.length > 0) {
      draft.state = { ...draft.state, slot: null };
      offer(draft, within, 'offer', isMove);
      return null;
    }
  }
  const reason = explainNoSlot(search, time);
  const isClock = CLOCK_REASONS.has(reason);
  if (reason === 'outsideHours') tellHours(draft, search, time);
  say(
    draft,
    reason === 'full' && isPartOfDay(time) ? 'partFull' : REASONS[reason],
    isClock
      ? { when: { instant: time.start }, time: { minutes: search.durationMinutes } }
      : { day: { day: time.start.slice(0, 10) } },
  );
  draft.state = { ...draft.state, slot: null };
  offerNear(draft, search, time, isMove);
  return null;
}

/** Offers times near one that can't be had. */
export function offerNear(draft: Draft, search: SlotSearch, time: WishedTime, isMove: boolean) {
  offer(draft, findSlotsNear(search, time), 'offerInstead', isMove);
}

/** Offers the next free times when the client named none. */
export function offerTimes(draft: Draft, search: SlotSearch, message: Understanding, isMove = false) {
  const { day, offered } = draft.state;
  const timezone = search.opening.timezone;
  const last = offered.at(-1);
  if (message.intents.has('later') && last) {
    const from = toLocal(last.start, timezone).add({ minutes: 30 });
    const later = findSlotsWithin(search, {
      start: from.toString().slice(0, 16),
      end: `${from.toPlainDate().add({ days: 7 })}T00:00`,
    });
    return offer(draft, later.slice(0, 3), 'offer', isMove);
  }
  // Somebody who gives a name or says yes to several times is shown the same ones again, as far as they are free.
  const isAskingAnew = (['free', 'otherTime', 'earlier', 'book'] as const).some((intent) =>
    message.intents.has(intent),
  );
  const kept = offered
    .flatMap(({ start }) => findExactSlot(search, toLocal(start, timezone).toString().slice(0, 16)) ?? [])
    .filter((slot) => !endsTooLate(slot, search, []));
  if (!isAskingAnew && kept.length > 0) return offer(draft, kept, 'offerFirst', isMove);
  const next =
    message.intents.has('otherTime') && last
      ? toLocal(last.start, timezone).toPlainDate().add({ days: 1 }).toString()
      : day;
  const near = findSlotsNear(
    search,
    next === null
      ? null
      : { kind: 'window', start: `${next}T00:00`, end: `${next}T23:59`, isAmbiguous: false },
  );
  offer(draft, near, 'offerFirst', isMove);
}

/** Other hours of a day may be free where the ones asked for are not. */
function isPartOfDay(time: WishedTime): boolean {
  if (time.kind === 'instant') return false;
  const { start, end } = time;
  return start.slice(0, 10) === end.slice(0, 10) && start.slice(11) !== '00:00';
}

/** Told with the hour and with how long the work takes. */
const CLOCK_REASONS: ReadonlySet<NoSlotReason> = new Set(['closedHour', 'taken', 'endsLate', 'outsideHours']);

/** From when to when the studio is open that day, which is why the time can't be had. */
function tellHours(draft: Draft, { opening }: SlotSearch, { start }: WishedTime): void {
  const date = Temporal.PlainDate.from(start.slice(0, 10));
  const spans = opening.hours[weekdayOf(date)].map(([from, to]) => `${from}–${to}`);
  say(draft, 'dayHours', { day: { day: date.toString() }, spans: words(spans.join(', ')) });
}

const REASONS = {
  past: 'timePast',
  tooFar: 'timeTooFar',
  closedDay: 'dayClosed',
  closedHour: 'hourClosed',
  taken: 'timeTaken',
  full: 'dayFull',
  tooLong: 'dayTooShort',
  endsLate: 'endsLate',
  outsideHours: 'doesNotFit',
} as const satisfies Record<NoSlotReason, string>;

function offer(
  draft: Draft,
  slots: readonly Slot[],
  key: 'offer' | 'offerInstead' | 'offerFirst',
  isMove: boolean,
) {
  if (slots.length === 0) {
    say(draft, 'nothingFree');
    return ask(draft, { kind: isMove ? 'moveTime' : 'time', choices: [{ key: 'person' }] });
  }
  draft.state = { ...draft.state, offered: [...slots] };
  say(draft, key, { days: { daysOf: slots } });
  ask(draft, { kind: isMove ? 'moveTime' : 'time', choices: slots.map((slot) => ({ slot })) });
}
