import { readFileSync } from 'node:fs';
import type { GoldTalk } from './gold-talk.ts';

export const LANGUAGES = ['en', 'de', 'uk', 'ru'];

/** The talks of the engine's own tests. */
export const TESTED = 'tested';

export function talksOf(lang: string): GoldTalk[] {
  const file = new URL(`./${lang}.jsonl`, import.meta.url);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): GoldTalk => JSON.parse(line));
}
