import { expect, it } from 'vitest';
import { readPrices } from './read-prices.ts';
import { setSizesApart } from './sizes-apart.ts';

it.each([
  ['Interior small 60, medium 80, large 100', 'Interior', ['small', 'medium', 'large']],
  ['Handwäsche klein 25, groß 35', 'Handwäsche', ['klein', 'groß']],
  ['Хімчистка мала 1500, велика 2200', 'Хімчистка', ['мала', 'велика']],
])('reads the sizes of "%s" as car types', (text, service, sizes) => {
  const { rows } = readPrices(text, { currency: 'EUR' });
  expect(rows.map((row) => row.service)).toEqual(sizes.map(() => service));
  expect(rows.map((row) => row.carType)).toEqual(sizes);
});

it('leaves a size in the name where no other size follows', () => {
  const row = {
    ...readPrices('Politur 80 €', { currency: 'EUR' }).rows[0]!,
    service: 'Felgenreinigung klein',
  };
  expect(setSizesApart([row]).map(({ service }) => service)).toEqual(['Felgenreinigung klein']);
});
