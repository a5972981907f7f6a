import { Temporal } from 'temporal-polyfill';
import type { EngineLanguage } from '../facts.ts';
import { normaliseLanguage } from '../language/index.ts';
import { readWhen } from '../when/index.ts';

/** One language of the date evaluation: expressions to be read at a fixed local time. */
export type DateSet = {
  lang: string;
  reference: string;
  timezone: string;
  items: readonly { id: string; text: string }[];
};

export type PredictedDate = { kind: string; start: string; end?: string } | null;

/** Reads every expression and gives what was understood, by its id. */
export function runDates({ lang, reference, timezone, items }: DateSet): Record<string, PredictedDate> {
  const language: EngineLanguage = normaliseLanguage(lang) ?? 'EN';
  const now = Temporal.PlainDateTime.from(reference).toZonedDateTime(timezone).toInstant().toString();
  return Object.fromEntries(
    items.map(({ id, text }) => {
      const reading = readWhen(text, { now, timezone, language });
      return [
        id,
        reading && { kind: reading.kind, start: reading.start, ...(reading.end && { end: reading.end }) },
      ];
    }),
  );
}
