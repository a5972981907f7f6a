import type { PriceRow, StudioFacts } from '../../facts.ts';
import { splitWords } from '../../words/split-words.ts';

/** How long the jobs take together: the row's own time, else the service's, else the studio's default. */
export function durationOf(rows: readonly PriceRow[], studio: StudioFacts): number {
  return rows.reduce((sum, row) => sum + minutesOf(row, studio), 0) || fallback(studio);
}

function minutesOf(row: PriceRow, studio: StudioFacts): number {
  if (row.durationMinutes !== null) return row.durationMinutes;
  const name = splitWords(row.service).join(' ');
  const listed = studio.durations?.find(({ service }) => splitWords(service).join(' ') === name);
  return listed?.minutes ?? fallback(studio);
}

function fallback(studio: StudioFacts): number {
  return studio.defaultDurationMinutes ?? 60;
}
