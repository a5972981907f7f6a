import { dateFormat } from '../../time/date-format.ts';

/** The hands of the studio's clock at an instant, as 2026-03-12T09:00. */
export function toWall(instant: string | Date, timeZone: string): string {
  const parts = dateFormat('en', { ...clock, timeZone }).formatToParts(new Date(instant));
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? '00';
  return `${read('year')}-${read('month')}-${read('day')}T${read('hour')}:${read('minute')}`;
}

/**
 * The instant at which the studio's clock shows this, for spans to load and for hints. Of a doubled hour it
 * is the first; what is saved goes to the server as the wall time itself, which asks where it is not clear.
 */
export function fromWall(wall: string, timeZone: string): Date {
  const asUtc = Date.parse(`${wall}:00Z`);
  const offsetAt = (ms: number) => Date.parse(`${toWall(new Date(ms), timeZone)}:00Z`) - ms;
  const candidates = [-dayMs, dayMs].map((shift) => asUtc - offsetAt(asUtc + shift));
  const shown = candidates.filter((ms) => ms + offsetAt(ms) === asUtc);
  // A skipped hour is never shown; it counts as if the clock had not been changed yet.
  return new Date(shown.length > 0 ? Math.min(...shown) : Math.max(...candidates));
}

/** True in the hour the clock shows twice, when a time says too little without its offset. */
export function isDoubled(instant: string, timeZone: string): boolean {
  const wall = toWall(instant, timeZone);
  const ms = Date.parse(instant);
  return [-hourMs, hourMs].some((shift) => toWall(new Date(ms + shift), timeZone) === wall);
}

/** Such as GMT+2. */
export function offsetName(instant: string, timeZone: string): string {
  const parts = dateFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(new Date(instant));
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? '';
}

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

const clock = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;
