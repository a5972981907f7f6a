import { expect, it } from 'vitest';
import type { PriceRow } from '../../facts.ts';
import { chooseByDegree } from './choose-by-degree.ts';

const row = (material: string, price: number): PriceRow => ({
  id: material,
  service: 'Coating',
  zone: null,
  material,
  carType: null,
  price,
  priceTo: null,
  isFrom: false,
  currency: 'EUR',
  durationMinutes: null,
});
const rows = [row('1 year', 300), row('5 years', 640), row('3 years', 480)];
const asked = {
  kind: 'material',
  choices: rows.flatMap(({ material }) => material ?? []),
  service: 'Coating',
} as const;

it.each([
  ['the longest lasting one', '5 years'],
  ['die am längsten hält, also die längste', '5 years'],
  ['то, что подольше', '5 years'],
  ['та, що довговічніша', '5 years'],
  ['the best one', '5 years'],
  ['die teuerste bitte', '5 years'],
  ['самую дорогую', '5 years'],
  ['найкращу', '5 years'],
  ['3', '3 years'],
  ['the 1', '1 year'],
])('%s means %s', (text, choice) => {
  expect(chooseByDegree(text, asked, rows)).toBe(choice);
});

it.each(['which is the best one?', '3:30', '4', '3 Uhr', 'hm', 'at 5 pm'])('%s chooses nothing', (text) => {
  expect(chooseByDegree(text, asked, rows)).toBeNull();
});

it('does not measure what has no figures, nor choose among equals', () => {
  const films = [row('matt', 200), row('gloss', 200)];
  const question = { ...asked, choices: ['matt', 'gloss'] };
  expect(chooseByDegree('the longer one', question, films)).toBeNull();
  expect(chooseByDegree('the better one', question, films)).toBeNull();
});
