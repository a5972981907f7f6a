import type { PriceRow, StudioFacts } from '../../facts.ts';
import { splitWords } from '../../words/split-words.ts';

/** How long the jobs take together: the row's own time, else the service's, else the studio's default. */
export function durationOf(rows: readonly PriceRow[], studio: StudioFacts): number {
  return (
    rows.reduce((sum, row) => sum + (ownMinutes(row, studio) ?? fallback(studio)), 0) || fallback(studio)
  );
}

/** The owner has said how long this takes; the default only keeps room in the calendar. */
export function isLengthSet(row: PriceRow, studio: StudioFacts): boolean {
  return ownMinutes(row, studio) !== null;
}

function ownMinutes(row: PriceRow, studio: StudioFacts): number | null {
  if (row.durationMinutes !== null) return row.durationMinutes;
  const name = splitWords(row.service).join(' ');
  const listed = studio.durations?.find(({ service }) => splitWords(service).join(' ') === name);
  return listed?.minutes ?? null;
}

function fallback(studio: StudioFacts): number {
  return studio.defaultDurationMinutes ?? 60;
}
