import { normaliseLanguage } from '../language/index.ts';
import { read } from '../reading/read.ts';

/** A client message as the evaluation gives it, with what the assistant had asked. */
export type MessageCase = {
  id: string;
  lang: string;
  text: string;
  ask?: string;
  choices?: readonly string[];
};

export type PredictedReading = {
  acts: { act: string; start: number; end: number }[];
  mentions: { role: string; sign: string; start: number; end: number }[];
};

/** Reads every message and gives what was understood, by its id. */
export function runMessages(cases: readonly MessageCase[]): Record<string, PredictedReading> {
  return Object.fromEntries(
    cases.map(({ id, lang, text, ask = 'none', choices = [] }) => {
      const { clauses, mentions } = read(text, { ask, choices, language: normaliseLanguage(lang) ?? 'EN' });
      return [
        id,
        {
          acts: clauses.map(({ act, start, end }) => ({ act, start, end })),
          mentions: mentions.map(({ role, stance, start, end }) => ({ role, sign: stance, start, end })),
        },
      ];
    }),
  );
}
