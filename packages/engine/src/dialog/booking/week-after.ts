import { Temporal } from 'temporal-polyfill';
import type { DialogState, WishedTime } from '../../dialog-state.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { type Context, toLocal } from '../context.ts';

/** "Could I do it the week after?": the week behind the one that the talk is about. Null where nothing is said so. */
export function weekAfter(
  { text, times }: Understanding,
  { slot, day, offered }: DialogState,
  { studio }: Context,
): WishedTime | null {
  const start = slot?.start ?? offered[0]?.start;
  const spoken = start ? toLocal(start, studio.timezone).toPlainDate().toString() : day;
  if (times.reading !== null || spoken === null || !WEEK_AFTER.test(text)) return null;
  const date = Temporal.PlainDate.from(spoken);
  const monday = date.add({ days: 8 - date.dayOfWeek });
  return {
    kind: 'window',
    start: `${monday}T00:00`,
    end: `${monday.add({ days: 7 })}T00:00`,
    isAmbiguous: false,
  };
}

const WEEK_AFTER =
  /(?<!\p{L})(?:(?:the )?week after(?! \p{L}+day)|(?:the )?following week|a week later|(?:eine )?woche (?:später|darauf|danach|drauf)|(?:на )?тиждень пізніше|тижнем пізніше|через тиждень після|(?:на )?неделю позже|неделей позже|неделю спустя)(?!\p{L})/iu;
