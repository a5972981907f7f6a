import type { Language } from '@glossa/contracts';
import { createContext, useContext } from 'react';
import type en from '../locales/en.json';
import { tieInWords } from './tie-short-words.ts';

export type Words = typeof en;

/** A language with its words: one is never shown without the other. */
export type Spoken = { language: Language; words: Words };

/** Each in a file of its own: a client loads the one language that is spoken. */
const files: Record<Language, () => Promise<{ default: Words }>> = {
  EN: () => import('../locales/en.json'),
  DE: () => import('../locales/de.json'),
  UA: () => import('../locales/uk.json'),
  RU: () => import('../locales/ru.json'),
};

const loaded = new Map<Language, Spoken>();

export async function loadWords(language: Language): Promise<Spoken> {
  const { default: plain } = await files[language]();
  // What is sent as a message leaves as people type it.
  const words = { ...tieInWords(plain), personMessage: plain.personMessage };
  const spoken = { language, words };
  loaded.set(language, spoken);
  return spoken;
}

export function loadedWords(language: Language): Spoken | null {
  return loaded.get(language) ?? null;
}

export const SpokenContext = createContext<Spoken | null>(null);

export function useLanguage(): Language {
  return useSpoken().language;
}

export function useWords(): Words {
  return useSpoken().words;
}

function useSpoken(): Spoken {
  const spoken = useContext(SpokenContext);
  if (spoken === null) throw new Error('Nothing is shown before its words are there.');
  return spoken;
}

/** Puts a number into its place in a sentence. */
export function withCount(sentence: string, count: number): string {
  return sentence.replace('{count}', String(count));
}
