import type { Language } from '@glossa/contracts';
import { createContext, useContext } from 'react';
import de from '../locales/de.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };
import ru from '../locales/ru.json' with { type: 'json' };
import uk from '../locales/uk.json' with { type: 'json' };

export type Words = typeof en;

export const wordsOf: Record<Language, Words> = { EN: en, DE: de, UA: uk, RU: ru };

export const LanguageContext = createContext<Language>('EN');

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

export function useWords(): Words {
  return wordsOf[useLanguage()];
}

/** Puts a number into its place in a sentence. */
export function withCount(sentence: string, count: number): string {
  return sentence.replace('{count}', String(count));
}
