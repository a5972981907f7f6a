import { type EnteredTime, readEnteredTime } from './read-entered-time.ts';

type Entered = { start: string; end: string; allDay: boolean; isClosure: boolean; timezone: string };

export type EventTimes =
  | { ok: true; start: Date; end: Date }
  | { ok: false; field: 'start' | 'end'; refusal: Extract<EnteredTime, { ok: false }> };

type Read = Extract<EnteredTime, { ok: true }>['at'];

/** A car stays two weeks at most; a studio may close for longer. */
const longestDays = { job: 14, closure: 62 };

/** When an event begins and ends. All-day ones go from local midnight to local midnight, however long the days are. */
export function readEventTimes(entered: Entered): EventTimes {
  const { allDay, isClosure, timezone } = entered;
  const start = readEnteredTime(entered.start, timezone);
  if (!start.ok) return { ok: false, field: 'start', refusal: start };
  const end = readEnteredTime(entered.end, timezone);
  if (!end.ok) return { ok: false, field: 'end', refusal: end };
  if (!allDay && start.isDate) return refuse('start', 'must have a time of day');
  if (!allDay && end.isDate) return refuse('end', 'must have a time of day');
  const from = allDay ? start.at.startOfDay() : start.at;
  const to = allDay ? endOfLastDay(from, end.at, end.isDate) : end.at;
  if (to.epochMilliseconds <= from.epochMilliseconds) return refuse('end', 'must be later than start');
  const days = isClosure ? longestDays.closure : longestDays.job;
  if (to.epochMilliseconds > from.add({ days }).epochMilliseconds)
    return refuse('end', `must be at most ${days} days after start`);
  return { ok: true, start: new Date(from.epochMilliseconds), end: new Date(to.epochMilliseconds) };
}

/** A date names the last day, which is included; a midnight is the end of the day before it. */
function endOfLastDay(from: Read, end: Read, isDate: boolean): Read {
  const midnight = end.startOfDay();
  const isEnd = !isDate && end.equals(midnight) && end.epochMilliseconds > from.epochMilliseconds;
  return isEnd ? end : midnight.add({ days: 1 }).startOfDay();
}

function refuse(field: 'start' | 'end', problem: string): EventTimes {
  return { ok: false, field, refusal: { ok: false, reason: 'invalid', problem, choices: [] } };
}
