import type { DialogState } from '../../dialog-state.ts';
import type { Understanding } from '../../understanding/understand.ts';

/** "1 pls. name's Aoife": while times are offered, a bare hour that is told before anything else. */
export function hourFirst({ text, times }: Understanding, { asked, offered }: DialogState): string | null {
  const isTimeAsked = asked?.kind === 'time' || asked?.kind === 'moveTime';
  if (times.reading !== null || !isTimeAsked || offered.length === 0) return null;
  const hour = Number(HOUR_FIRST.exec(text)?.[1] ?? 0);
  if (hour < 1 || hour > 19) return null;
  return `${String(hour < 8 ? hour + 12 : hour).padStart(2, '0')}:00`;
}

const HOUR_FIRST =
  /^\s*(\d{1,2})(?:\s(?:pls|plz|please|bitte|пліз|плиз|будь ласка|пожалуйста))?\s*[.,!;]\s/iu;
