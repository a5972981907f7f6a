import { Temporal } from 'temporal-polyfill';
import type { DialogState, WishedTime } from '../../dialog-state.ts';
import { WEEKDAY_ONLY } from '../../understanding/time-words.data.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { foldText } from '../../words/fold-text.ts';
import { type Context, toLocal } from '../context.ts';
import { wholeDay } from './same-day.ts';

/** "Could I do it the week after?": the week behind the one that the talk is about. Null where nothing is said so. */
export function weekAfter(
  { text, times }: Understanding,
  { slot, day, offered, booked, change }: DialogState,
  { studio }: Context,
): WishedTime | null {
  const start = slot?.start ?? offered[0]?.start ?? (change || day === null ? booked?.start : undefined);
  const spoken = start ? toLocal(start, studio.timezone).toPlainDate().toString() : day;
  if (spoken === null || !WEEK_AFTER.test(text)) return null;
  const date = Temporal.PlainDate.from(spoken);
  const monday = date.add({ days: 8 - date.dayOfWeek });
  const { reading } = times;
  if (reading) {
    // "The week after, on Wednesday": a weekday belongs to that week, and a date to none.
    const isWeekday =
      reading.kind === 'date' &&
      reading.end === undefined &&
      WEEKDAY_ONLY.test(foldText(text.replace(WEEK_AFTER, ' ')));
    if (!isWeekday || /\d/.test(text)) return null;
    const { dayOfWeek } = Temporal.PlainDate.from(reading.start.slice(0, 10));
    return wholeDay(monday.add({ days: dayOfWeek - 1 }).toString());
  }
  return {
    kind: 'window',
    start: `${monday}T00:00`,
    end: `${monday.add({ days: 7 })}T00:00`,
    isAmbiguous: false,
  };
}

const WEEK_AFTER =
  /(?<!\p{L})(?:(?:the )?week after|(?:the )?following week|a week later|(?:(?:eine|der|die) )?(?:(?:folge|nächst)\p{L}* )?woche (?:später|darauf|danach|drauf)|(?:на )?тиждень пізніше|тижнем пізніше|через тиждень після|(?:на )?неделю позже|неделей позже|неделю спустя)(?!\p{L})/iu;
