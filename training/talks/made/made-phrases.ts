import { readFileSync } from 'node:fs';

/** What clients say to do something with an order, by what they do; see `make-talks.ts` for the slots. */
export type Phrases = Record<
  Move | 'tail' | 'head' | 'wrong' | 'between' | 'lastBetween' | 'sumTail' | 'story' | 'aside',
  string[]
>;

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
  | 'counted'
  | 'takeNamed'
  | 'whatIfInstead'
  | 'takeSwap'
  | 'takeSwapNamed'
  | 'forgot'
  | 'undo'
  | 'bringBack'
  | 'contained'
  | 'notBoth'
  | 'onlyPrice'
  | 'dropPrice'
  | 'swapPrice'
  | 'versionPart'
  | 'pairs'
  | 'neither'
  | 'bothAsked'
  | 'rather';

export function phrasesOf(lang: string): Phrases {
  return JSON.parse(readFileSync(new URL(`./${lang}.json`, import.meta.url), 'utf8'));
}
