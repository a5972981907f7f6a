import type { StudioFacts } from '../../facts.ts';
import { row } from '../../row.fixture.ts';
import { exampleStudio } from './talk.fixture.ts';

/** Four jobs by the same prices in four languages: a wash, ozone, a polish, and an engine wash. */
const JOBS = {
  en: ['Hand wash', 'Ozone', 'Polish', 'Engine wash'],
  de: ['Handwäsche', 'Ozon', 'Lackpolitur', 'Motorwäsche'],
  uk: ['Ручна мийка', 'Озон', 'Полірування', 'Мийка двигуна'],
  ru: ['Ручная мойка', 'Озон', 'Полировка', 'Мойка двигателя'],
} as const;

const PRICES = [45, 30, 200, 60];

export type SmallList = keyof typeof JOBS;

export function smallStudio(lang: SmallList, facts: Partial<StudioFacts> = {}): StudioFacts {
  const rows = JOBS[lang].map((job, at) => row(job, PRICES[at] ?? 0));
  return exampleStudio(rows, { botLanguage: lang, ...facts });
}

/** A wash and ozone, summed up for Thursday at ten, or only priced. */
export const PRICED: Record<SmallList, string> = {
  en: 'price of a hand wash and ozone?',
  de: 'was kosten Handwäsche und Ozon?',
  uk: 'скільки коштує ручна мийка і озон?',
  ru: 'сколько стоит ручная мойка и озон?',
};

export const SUMMED_UP: Record<SmallList, readonly string[]> = {
  en: [PRICED.en, 'Thursday at 10', 'Ann Miller'],
  de: [PRICED.de, 'Donnerstag um 10 Uhr', 'Anna Müller'],
  uk: [PRICED.uk, 'у четвер о 10:00', 'Олена Коваль'],
  ru: [PRICED.ru, 'в четверг в 10:00', 'Анна Котова'],
};
