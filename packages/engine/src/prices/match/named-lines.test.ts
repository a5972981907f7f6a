import { expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { namedCarType } from './named-car-type.ts';
import { namedLines } from './named-lines.ts';
import { indexRows } from './row-index.ts';

const index = indexRows([
  row('Wash', 50),
  row('Wash + Wax', 50),
  row('Body wash', 50),
  row('Engine bay', 50),
  row('Gold', 50),
  row('Rain-X', 50, { zone: 'windscreen' }),
  row('Komplettreinigung', 50),
  row('Paintless dent repair', 50, { material: 'hail' }),
  row('Paintless dent repair', 50, { material: 'crease' }),
  row('Захисна плівка', 50, { zone: 'Капот' }),
  row('Захисна плівка', 50, { zone: 'Передній бампер' }),
  row('Тонировка', 50, { zone: 'зад' }),
]);

function named(text: string): (string | null)[][] {
  return namedLines(text, index).lines.map(({ service, zone, material }) => [
    service.service,
    zone,
    material,
  ]);
}

it.each<[string, (string | null)[][]]>([
  ['how much is wash + wax?', [['Wash + Wax', null, null]]],
  [
    'how much is body wash and engine bay',
    [
      ['Body wash', null, null],
      ['Engine bay', null, null],
    ],
  ],
  [
    'the engine bay, and a body wash',
    [
      ['Engine bay', null, null],
      ['Body wash', null, null],
    ],
  ],
  [
    'engine bay and gold',
    [
      ['Engine bay', null, null],
      ['Gold', null, null],
    ],
  ],
  ['gold, how much is that?', [['Gold', null, null]]],
  ['what does the gold cost for my car', [['Gold', null, null]]],
  ['und noch Komplettreinigung dazu', [['Komplettreinigung', null, null]]],
  ['paintless dent repair, hail please', [['Paintless dent repair', null, 'hail']]],
  ['захисну плівку на капот', [['Захисна плівка', 'Капот', null]]],
  ['захисну плівку на передній бампер', [['Захисна плівка', 'Передній бампер', null]]],
])('%s', (text, lines) => {
  expect(named(text)).toEqual(lines);
});

it.each([
  'i need a wash',
  'repair the dent in my door',
  'снимите старую тонировку',
  'the bay is full, wash the engine later on please',
])('%s: names no line as the list does', (text) => {
  expect(named(text)).toEqual([]);
});

it('leaves a version open where two are named', () => {
  expect(named('paintless dent repair, hail or crease?')).toEqual([['Paintless dent repair', null, null]]);
});

it('gives back the words that name nothing', () => {
  expect(namedLines('how much is body wash for my golf', index).rest).toBe('how much is for my golf');
});

const SEATS = ['5–6 місць', '7–9 місць', '10–18 місць', 'вантажний'];
const BOATS = ['Up to 20 ft', '20–25 ft', 'over 25 ft'];

it.each<[string, readonly string[], string | null]>([
  ['8 місць у машині', SEATS, '7–9 місць'],
  ['бус на 18 місць', SEATS, '10–18 місць'],
  ['віто вантажний', SEATS, 'вантажний'],
  ['30 місць', SEATS, null],
  ['віто', SEATS, null],
  ['an 18 ft dinghy', BOATS, 'Up to 20 ft'],
  ['it is 23 ft', BOATS, '20–25 ft'],
  ['it is 32 feet', BOATS, 'over 25 ft'],
  ['Bus, 7-Sitzer', ['5-Sitzer', '7-Sitzer'], '7-Sitzer'],
  ['for a small SUV', ['Small SUV', 'Large SUV / Truck', 'SUV'], 'Small SUV'],
  ['a wash for my car', ['Car', 'Van'], null],
  ['group 3 please', ['1', '2', '3'], null],
  ['glass coating, M?', ['S', 'M', 'L'], 'M'],
  ['size L please', ['S', 'M', 'L'], 'L'],
  ['Handwäsche für Klasse K2', ['K1', 'K2'], 'K2'],
  ['розмір XL', ['L', 'XL'], 'XL'],
  ['категория С', ['A', 'С'], 'С'],
  ['m is my size of shirt', ['S', 'M', 'L'], null],
  ['hand wash, car', ['car', 'van'], null],
  ['large or small SUV', ['Small SUV', 'Large SUV'], 'Small SUV'],
])('%s of %s is %s', (text, carTypes, carType) => {
  expect(namedCarType(text, carTypes)).toBe(carType);
});
