import type { PriceReading } from '@glossa/engine';
import { checkReading } from '../domain/check-reading.ts';
import { readCsv } from '../domain/read-csv.ts';
import { readOwnersText } from '../domain/read-owners-text.ts';
import { countWorkingDays } from '../domain/working-days.ts';
import { type PlacedClaim, proveClaims } from '../model-reading/prove-claims.ts';

/** What may take long with a long text, and therefore never runs beside the talks of clients. */
export type ReadingTask =
  | { kind: 'text'; text: string; currency: string; dayMinutes: number }
  | { kind: 'csv'; text: string; currency: string }
  | { kind: 'claims'; text: string; currency: string; claims: readonly PlacedClaim[] };

export function performReading(task: ReadingTask): unknown {
  const { text, currency } = task;
  switch (task.kind) {
    case 'text':
      return checkReading(text, inWorkingDays(readOwnersText(text, currency), task.dayMinutes), 'engine');
    case 'csv':
      return checkReading('', readCsv(text, currency), 'engine');
    case 'claims':
      return proveClaims(text, task.claims, currency);
  }
}

function inWorkingDays(reading: PriceReading, dayMinutes: number): PriceReading {
  return { ...reading, rows: reading.rows.map((row) => countWorkingDays(row, dayMinutes)) };
}
