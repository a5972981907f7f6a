import { type Car, findCar } from '../cars/index.ts';
import { toLocal } from '../dialog/context.ts';
import type { PriceRow } from '../facts.ts';
import { NO_REFUSAL } from '../guard/sentences/claim-words.data.ts';
import { findClockTimes } from '../guard/sentences/find-clock-times.ts';
import { findDays } from '../guard/sentences/find-days.ts';
import { servicesNamed } from '../guard/sentences/named-in.ts';
import { findIntents } from '../understanding/find-intents.ts';
import { splitWords } from '../words/split-words.ts';
import { GO_ON, IF } from './agree-words.data.ts';
import { YES_ELSEWHERE } from './yes-elsewhere.data.ts';

/** What a client was asked about. */
export type Asked = {
  kind: 'book' | 'reschedule' | 'cancel';
  /** The instant it is about. */
  start: string;
  services: readonly string[];
  cars: readonly Car[];
};

type Place = { now: string; timezone: string; rows: readonly PriceRow[] };

/**
 * Whether a message agrees to exactly what was asked, by words of it that are quoted. Questions beside the yes are
 * allowed; another time, day, car or job, a condition and a no are not.
 */
export function agreesTo(message: string, quoted: string, asked: Asked, place: Place): boolean {
  const at = message.toLowerCase().indexOf(quoted.trim().toLowerCase());
  if (quoted.trim() === '' || at < 0) return false;
  if (!isYes(quoted, asked.kind) || asksItself(message.slice(at + quoted.trim().length))) return false;
  const plain = message.replace(NO_REFUSAL, ' ');
  const intents = findIntents(plain);
  if (intents.has('no') || intents.has('otherTime') || IF.test(plain)) return false;
  if (intents.has('cancel') && asked.kind !== 'cancel') return false;
  return !namesOther(message, asked, place);
}

function isYes(words: string, kind: Asked['kind']): boolean {
  const intents = findIntents(words);
  const [first = ''] = splitWords(words);
  return (
    intents.has('yes') ||
    GO_ON.test(words) ||
    YES_ELSEWHERE.has(first) ||
    (kind === 'cancel' && intents.has('cancel'))
  );
}

/** The quoted words themselves are the question: "can I say yes?" */
function asksItself(behind: string): boolean {
  return /^[^,.;:!\n–—]*\?/u.test(behind);
}

function namesOther(message: string, { kind, start, services, cars }: Asked, place: Place): boolean {
  const { now, timezone, rows } = place;
  const local = toLocal(start, timezone);
  const today = toLocal(now, timezone).toPlainDate();
  const minutes = local.hour * 60 + local.minute;
  const isOtherTime = findClockTimes(message).some((time) => !time.minutes.includes(minutes));
  const isOtherDay = findDays(message, today).some(({ date, weekdays }) =>
    date === null ? !weekdays.includes(local.dayOfWeek - 1) : date !== local.toPlainDate().toString(),
  );
  if (isOtherTime || isOtherDay) return true;
  if (kind !== 'book') return false;
  const named = servicesNamed(message, rows);
  if (named.length > 0 && !named.some((service) => services.includes(service))) return true;
  const car = findCar(message);
  return car?.model != null && cars.length > 0 && !cars.some(({ model }) => model === car.model);
}
