import { expect, it } from 'vitest';
import { findSameTypes } from './same-types.ts';

const cases: [string, string[], string[][]][] = [
  ['a short form', ['Limo', 'Limousine', 'SUV'], [['Limo', 'Limousine']]],
  ['a plural', ['SUV', 'SUVs', 'Sedan'], [['SUV', 'SUVs']]],
  ['another language', ['Kombi', 'универсал', 'седан'], [['Kombi', 'универсал']]],
  ['a longer SUV apart', ['SUV', 'SUV lang'], []],
  ['letters apart', ['S', 'M', 'L'], []],
  ['crossovers apart from off-roaders', ['кроссовер', 'внедорожник'], []],
  ['a name that stands once', ['SUV', 'SUV'], []],
];

it.each(cases)('knows %s', (_title, types, expected) => {
  expect(findSameTypes(types)).toEqual(expected);
});
