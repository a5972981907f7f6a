import { expect, it } from 'vitest';
import { newsLine } from './news-line.ts';

const facts = {
  customerName: 'Max',
  service: 'Headlights',
  car: 'Audi A4',
  start: '2027-03-18T13:00:00.000Z',
  price: { total: 79, currency: 'EUR' as const },
  said: 'Thursday please',
};

it.each([
  ['EN', 'Max · Headlights · Audi A4 · Thu 18 Mar, 14:00 · €79'],
  ['DE', 'Max · Headlights · Audi A4 · Do., 18. März, 14:00 · 79\u00a0€'],
  ['UA', 'Max · Headlights · Audi A4 · чт, 18 бер., 14:00 · 79\u00a0€'],
  ['RU', 'Max · Headlights · Audi A4 · чт, 18 мар., 14:00 · 79\u00a0€'],
] as const)('says in %s who, what, when and for how much', (language, line) => {
  expect(newsLine(facts, language, 'Europe/Berlin').replaceAll(' в ', ', ')).toBe(line);
});

it('repeats the client where nothing else is known', () => {
  const asked = { ...facts, service: '', car: '', start: null, price: null, said: 'Is anybody there?' };
  expect(newsLine(asked, 'EN', 'Europe/Berlin')).toBe('Max · Is anybody there?');
});
