import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseGoldRow } from '../../packages/engine/src/eval/price-rows/parse-gold-row.ts';
import type { GoldRow } from '../../packages/engine/src/eval/price-rows/score-price-rows.ts';
import { contentWords } from '../../packages/engine/src/eval/price-rows/word-likeness.ts';
import type { EngineLanguage } from '../../packages/engine/src/facts.ts';
import { ENGLISH_CASES } from '../../packages/engine/src/prices/reading/cases/english.data.ts';
import { GERMAN_CASES } from '../../packages/engine/src/prices/reading/cases/german.data.ts';
import { RUSSIAN_CASES } from '../../packages/engine/src/prices/reading/cases/russian.data.ts';
import { UKRAINIAN_CASES } from '../../packages/engine/src/prices/reading/cases/ukrainian.data.ts';
import { variantsOf } from './vary-lists.ts';

/** A price list of the corpus with the rows a careful person reads out of it; `v` files are variants, only learned from. */
export type CorpusList = {
  id: string;
  file: string;
  language: EngineLanguage;
  currency: string;
  kind: string;
  text: string;
  gold: GoldRow[];
  fold: number;
};

const FOLDER = join(import.meta.dirname, 'lists');
const LANGUAGES: Record<string, EngineLanguage> = { en: 'EN', de: 'DE', uk: 'UA', ru: 'RU' };
export const FOLDS = 5;

/** All lists, each with its fold; lists that are near copies of each other are in the same one. */
export function readLists(): CorpusList[] {
  const lists = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) =>
      readFileSync(join(FOLDER, name), 'utf8')
        .trim()
        .split('\n')
        .map((line, at) => toList(name, at, line)),
    );
  const own = withFolds([...lists, ...caseLists()]);
  return [...own, ...own.flatMap(variantsOf)];
}

/** The cases of the engine's own tests, as lists of the file letter x; they are learned from and reported apart. */
function caseLists(): CorpusList[] {
  const cases = { en: ENGLISH_CASES, de: GERMAN_CASES, uk: UKRAINIAN_CASES, ru: RUSSIAN_CASES };
  return Object.entries(cases).flatMap(([language, list]) =>
    list.map((one, at) => ({
      id: `${language}-x-${at + 1}`,
      file: `${language}-x`,
      language: one.language,
      currency: one.currency,
      kind: 'case',
      text: one.text,
      gold: one.rows
        .split('\n')
        .filter((row) => row.trim() !== '')
        .map(parseGoldRow),
      fold: 0,
    })),
  );
}

function toList(name: string, at: number, line: string): CorpusList {
  const { lang, currency, kind, text, rows } = JSON.parse(line);
  const file = name.replace('.jsonl', '');
  return {
    id: `${file}-${at + 1}`,
    file,
    language: LANGUAGES[lang] ?? 'EN',
    currency,
    kind,
    text,
    gold: rows.map(parseGoldRow),
    fold: 0,
  };
}

function withFolds(lists: CorpusList[]): CorpusList[] {
  const bags = lists.map(({ text }) => new Set(contentWords(text)));
  const leader = lists.map((_, at) => at);
  for (let a = 0; a < lists.length; a++)
    for (let b = 0; b < a; b++) {
      if (lists[a]?.language !== lists[b]?.language || leader[a] !== a) continue;
      const [left, right] = [bags[a] ?? new Set(), bags[b] ?? new Set()];
      const common = left.intersection(right).size;
      if (common > NEAR_COPY * (left.size + right.size - common)) leader[a] = leader[b] ?? b;
    }
  return lists.map((list, at) => ({ ...list, fold: hash(lists[leader[at] ?? at]?.id ?? '') % FOLDS }));
}

const NEAR_COPY = 0.6;

function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return (value ^ (value >>> 13)) >>> 0;
}
