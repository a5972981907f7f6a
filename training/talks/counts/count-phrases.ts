import { readFileSync } from 'node:fs';

/** A part of a car in the forms in which it is counted. */
export type Part = {
  one: string;
  /** As it is wanted: "крышу". */
  acc?: string;
  /** After two, after five, and uncounted: "диска", "дисков", "диски". */
  two: string;
  many: string;
  plural?: string;
  gender?: 'm' | 'f' | 'n';
  /** How many a car has. */
  all?: number;
  /** A car has but one. */
  single?: boolean;
};

export type CountPhrases = {
  parts: readonly Part[];
  services: readonly { name: string; say: readonly string[] }[];
  plain: readonly (readonly [name: string, said: string])[];
  numbers: readonly string[];
  feminine?: readonly string[];
  /** "One" as it is wanted, by gender. */
  single?: Readonly<Record<'m' | 'f' | 'n', string>>;
  /** "Both", of what is no feminine and of what is. */
  pair?: readonly [string, string];
} & Readonly<
  Record<
    | 'unit'
    | 'set'
    | 'counted'
    | 'both'
    | 'all'
    | 'once'
    | 'join'
    | 'asides'
    | 'times'
    | 'correct'
    | 'more'
    | 'less'
    | 'add'
    | 'kin'
    | 'open',
    readonly string[]
  >
>;

export function countPhrasesOf(lang: string): CountPhrases {
  return JSON.parse(readFileSync(new URL(`./${lang}.json`, import.meta.url), 'utf8'));
}
