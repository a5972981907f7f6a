import { expect, it } from 'vitest';
import { asksFor } from './asks-for.ts';

it.each(["what's your address?", 'wo seid ihr genau?', 'де ви знаходитесь?', 'адресу скиньте'])(
  'asks for the place: %s',
  (said) => {
    expect(asksFor('address', said)).toBe(true);
  },
);

it.each([
  'Meine Adresse ist Kaiserstraße 12, 55116 Mainz',
  'Заберите машину с адреса Дзелзавас 50',
  'можете забрать с моего адреса?',
])('tells a place of its own: %s', (said) => {
  expect(asksFor('address', said)).toBe(false);
});
