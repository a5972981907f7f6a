import type { EngineLanguage } from '../facts.ts';
import { CLASS_NAMES } from './class-names.data.ts';

/** A body class that goes by its name in one of our languages, in another one; every other word stays as it is. */
export function classNameIn(name: string, language: EngineLanguage): string {
  const known = Object.values(CLASS_NAMES).flatMap((names) => Object.entries(names));
  const [found] = known.find(([, called]) => called === name) ?? [];
  const named = Object.entries(CLASS_NAMES[language]).find(([carClass]) => carClass === found);
  return named?.[1] ?? name;
}
