import { expect, it } from 'vitest';
import { indexRows } from '../../prices/index.ts';
import { row } from '../../row.fixture.ts';
import { spellAsListed } from './spell-as-listed.ts';

const index = indexRows([
  row('Comfort', 1500),
  row('Керамика', 9000, { material: 'Platinum' }),
  row('Polish', 4000),
]);

it.each([
  ['сколько стоит комфорт?', 'сколько стоит comfort?'],
  ['тогда комфортом', 'тогда comfort'],
  ['камри, платинум сколько', 'камри, platinum сколько'],
])('puts a name of the list as the list writes it: %s', (said, spelled) => {
  expect(spellAsListed(said, index)).toBe(spelled);
});

it.each(['керамика на камри', 'спасибо, до завтра', 'how much is comfort'])('leaves "%s"', (said) => {
  expect(spellAsListed(said, index)).toBe(said);
});
