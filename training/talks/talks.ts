import { readFileSync } from 'node:fs';
import type { GoldTalk } from './gold-talk.ts';

export const LANGUAGES = ['en', 'de', 'uk', 'ru'];

/** The talks of the engine's own tests. */
export const TESTED = 'tested';

/** Talks that people held freely with the assistant, with what should have been noted after every message. */
export const FREE = 'free/free';

/** Talks over lists that their writers made up, in which the assistant errs as it does with strangers. */
export const WRITTEN = LANGUAGES.map((lang) => `written/${lang}`);

/** Talks of ordinary clients over everyday lists; the net alone is to learn from them when it is taught anew. */
export const ORDINARY = LANGUAGES.map((lang) => `ordinary/${lang}`);

export function talksOf(lang: string): GoldTalk[] {
  const file = new URL(`./${lang}.jsonl`, import.meta.url);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): GoldTalk => JSON.parse(line));
}

/** Lists have numbers, and every fifth of them is of one fold. */
export function foldsOf(talks: readonly GoldTalk[]): (list: string) => number {
  const lists = [...new Set(talks.map(({ list }) => list))];
  return (list) => lists.indexOf(list) % FOLDS;
}

const FOLDS = 5;
