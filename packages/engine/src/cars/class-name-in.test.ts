import { expect, it } from 'vitest';
import type { EngineLanguage } from '../facts.ts';
import { classNameIn } from './class-name-in.ts';

it.each<[string, EngineLanguage, string]>([
  ['седан', 'DE', 'Limousine'],
  ['універсал', 'DE', 'Kombi'],
  ['внедорожник', 'EN', 'SUV'],
  ['estate', 'UA', 'універсал'],
  ['Limousine', 'DE', 'Limousine'],
  ['Oberklasse', 'UA', 'Oberklasse'],
  ['L-Klasse (bis 4,80 m)', 'RU', 'L-Klasse (bis 4,80 m)'],
  ['', 'DE', ''],
])('calls “%s” in %s “%s”', (name, language, expected) => {
  expect(classNameIn(name, language)).toBe(expected);
});
