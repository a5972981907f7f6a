import { readFileSync } from 'node:fs';
import type { GoldVisit } from './gold-visit.ts';

export const VISIT_LANGUAGES = ['en', 'de', 'uk', 'ru'] as const;

/** The messages of a language, by situation. */
export function visitsOf(lang: string): GoldVisit[] {
  return readFileSync(new URL(`./${lang}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line): GoldVisit => JSON.parse(line));
}
