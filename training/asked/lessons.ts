import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StudioFacts } from '../../packages/engine/src/facts.ts';
import type { GoldTalk } from '../talks/gold-talk.ts';

type Knowledge = NonNullable<StudioFacts['knowledge']>[number];

/** A message to a studio, after some others: the answers of its owner that are due, by place, and whether something has to be passed on. */
export type Ask = { before?: string[]; say: string; tells: number[]; passes: boolean };

export type AskedStudio = {
  lang: string;
  studio: Omit<GoldTalk, 'turns' | 'list'> & { facts: Partial<StudioFacts> & { knowledge: Knowledge[] } };
  asks: Ask[];
};

export const LANGUAGES = ['en', 'de', 'uk', 'ru'] as const;

/** The studios of a folder in one language. */
export function studiosOf(folder: string, lang: string): AskedStudio[] {
  const file = join(import.meta.dirname, folder, `${lang}.jsonl`);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}
