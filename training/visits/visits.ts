import { readFileSync } from 'node:fs';
import type { GoldVisit } from './gold-visit.ts';

export const VISIT_LANGUAGES = ['en', 'de', 'uk', 'ru'] as const;

/** The messages of a language, by situation; the second set is read by nobody, and only measures. */
export function visitsOf(lang: string, set: 'first' | 'second' = 'first'): GoldVisit[] {
  const file = set === 'first' ? lang : `second-${lang}`;
  return readFileSync(new URL(`./${file}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line): GoldVisit => JSON.parse(line));
}
