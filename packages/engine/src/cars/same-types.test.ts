import { expect, it } from 'vitest';
import { findCar } from './find-car.ts';
import { findSameTypes, isSameType, typeAmong } from './same-types.ts';

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

it.each([
  ['джип', 'джипы', true],
  ['джип', 'джипа', true],
  ['suv', 'suvs', true],
  ['kombi', 'kombis', true],
  ['бус', 'буси', true],
  ['van', 'vanity', false],
  ['kombi', 'limo', false],
])('takes "%s" and "%s" for one type: %s', (one, other, expected) => {
  expect(isSameType(one, other)).toBe(expected);
});

it.each<[string, string[], string | null]>([
  ['джипы', ['легковая', 'джип'], 'джип'],
  ['SUVs', ['Sedan', 'SUV'], 'SUV'],
  ['Limo', ['Limousine', 'Kombi'], 'Limousine'],
  ['Kombis', ['Limousine', 'Kombi'], 'Kombi'],
  ['кроссы', ['легковая', 'джип'], 'джип'],
  ['Kombi', ['PKW', 'Transporter'], 'PKW'],
  ['Klasse 2', ['PKW', 'SUV'], null],
])('a type told as "%s" is among %j: %s', (told, types, expected) => {
  expect(typeAmong(told, types, null)).toBe(expected);
});

it('leaves a type of another kind to what the model tells', () => {
  expect(typeAmong('кроссы', ['легковая', 'джип', 'минивэн'], findCar('Прадо'))).toBeNull();
});
