import { readFileSync } from 'node:fs';

/** What clients say to do something with an order, by what they do; see `make-talks.ts` for the slots. */
export type Phrases = Record<Move | 'tail' | 'head' | 'wrong' | 'between' | 'lastBetween', string[]>;

export type Move =
  | 'first'
  | 'firstPrice'
  | 'add'
  | 'drop'
  | 'replace'
  | 'only'
  | 'restate'
  | 'keepAdd'
  | 'asked'
  | 'whatIf'
  | 'keep'
  | 'take'
  | 'refuse'
  | 'question'
  | 'dropAdd'
  | 'version'
  | 'versionNot'
  | 'versionAsk'
  | 'counted';

export function phrasesOf(lang: string): Phrases {
  return JSON.parse(readFileSync(new URL(`./${lang}.json`, import.meta.url), 'utf8'));
}
