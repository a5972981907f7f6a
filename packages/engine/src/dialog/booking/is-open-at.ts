import { type Context, toLocal } from '../context.ts';
import { weekdayOf } from './find-slots.ts';

/** Whether the studio is open at an instant; null while it has told no hours. */
export function isOpenAt(instant: string, { opening }: Context): boolean | null {
  if (!opening) return null;
  const local = toLocal(instant, opening.timezone);
  const date = local.toPlainDate();
  if (opening.holidays.includes(date.toString())) return false;
  const clock = local.toString().slice(11, 16);
  return opening.hours[weekdayOf(date)].some(([from, to]) => clock >= from && clock < to);
}
