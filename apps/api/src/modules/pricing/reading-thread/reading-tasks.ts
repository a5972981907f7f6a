import { readPrices } from '@glossa/engine';
import { checkReading } from '../domain/check-reading.ts';
import { readCsv } from '../domain/read-csv.ts';
import { type PlacedClaim, proveClaims } from '../model-reading/prove-claims.ts';

/** What may take long with a long text, and therefore never runs beside the talks of clients. */
export type ReadingTask =
  | { kind: 'text' | 'csv'; text: string; currency: string }
  | { kind: 'claims'; text: string; currency: string; claims: readonly PlacedClaim[] };

export function performReading(task: ReadingTask): unknown {
  const { text, currency } = task;
  switch (task.kind) {
    case 'text':
      return checkReading(text, readPrices(text, { currency }), 'engine');
    case 'csv':
      return checkReading('', readCsv(text, currency), 'engine');
    case 'claims':
      return proveClaims(text, task.claims, currency);
  }
}
