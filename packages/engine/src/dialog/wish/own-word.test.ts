import { expect, it } from 'vitest';
import type { PriceRow } from '../../facts.ts';
import { indexRows, readMessage } from '../../prices/index.ts';
import { understand } from '../../understanding/understand.ts';
import { wishesByOwnWord } from './own-word.ts';

const row = (id: string, service: string, material: string | null): PriceRow => ({
  id,
  service,
  zone: null,
  material,
  carType: null,
  price: 100,
  priceTo: null,
  isFrom: false,
  currency: 'EUR',
  durationMinutes: null,
});
const index = indexRows([
  row('1', 'Window tint', 'carbon'),
  row('2', 'Window tint', 'ceramic'),
  row('3', 'Ceramic coating', null),
  row('4', 'Gold valet', null),
  row('5', 'Silver valet', null),
]);

function wishes(text: string, current: string): string[] {
  const message = understand(text, {
    now: '2026-05-12T11:00:00Z',
    timezone: 'Europe/Berlin',
    language: 'EN',
    isNameAsked: false,
  });
  const services = index.services.filter(({ service }) => service === current);
  const found = wishesByOwnWord(message, readMessage(message.rest), services, { index });
  return found.map(({ service }) => service);
}

it('knows the other package by the word only it has', () => {
  expect(wishes('and the gold one?', 'Silver valet')).toEqual(['Gold valet']);
});

it('stays with the tint when its own film is named', () => {
  expect(wishes('make it ceramic', 'Window tint')).toEqual([]);
});
