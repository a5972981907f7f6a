import { WEEKDAY_KEYS } from '../dialog/booking/find-slots.ts';
import type { EngineLanguage, StudioFacts } from '../facts.ts';
import { CALENDAR_WORDS } from './calendar-words.data.ts';

/** The week in one line, days of equal hours together: "Mon–Fri 9:00–18:00, Sat 10:00–14:00, Sun closed". */
export function formatHours({ hours }: StudioFacts, language: EngineLanguage): string {
  if (!hours) return '';
  const { shortDays, closed } = CALENDAR_WORDS[language];
  const runs: { from: number; to: number; spans: string }[] = [];
  WEEKDAY_KEYS.forEach((day, at) => {
    const spans = hours[day].map(([from, to]) => `${short(from)}–${short(to)}`).join(', ') || closed;
    const last = runs.at(-1);
    if (last?.spans === spans) last.to = at;
    else runs.push({ from: at, to: at, spans });
  });
  return runs
    .map(
      ({ from, to, spans }) =>
        `${from === to ? shortDays[from] : `${shortDays[from]}–${shortDays[to]}`} ${spans}`,
    )
    .join(', ');
}

function short(clock: string): string {
  return clock.replace(/^0/, '');
}
