import { describe, expect, it } from 'vitest';
import { findCar } from '../cars/index.ts';
import type { PriceRow } from '../facts.ts';
import { agreesTo } from './agrees-to.ts';

const row = (service: string): PriceRow => ({
  id: service,
  service,
  zone: null,
  material: null,
  carType: null,
  price: 100,
  priceTo: null,
  isFrom: false,
  currency: 'EUR',
  durationMinutes: 60,
});
const car = findCar('BMW X5');
const asked = {
  kind: 'book' as const,
  start: '2027-03-17T09:00:00Z',
  services: ['Interior cleaning'],
  cars: car ? [car] : [],
};
const place = {
  now: '2027-03-15T08:00:00Z',
  timezone: 'Europe/Berlin',
  rows: [row('Interior cleaning'), row('Hand wash')],
};

describe('a yes by its meaning', () => {
  it.each([
    ['yes, go ahead, do I pay upfront?', 'yes, go ahead'],
    ['Yes please. Where do I park?', 'Yes please'],
    ['ja gerne, muss ich etwas mitbringen?', 'ja gerne'],
    ['так, записуйте', 'так, записуйте'],
    ['да, давайте. А оплата картой?', 'да, давайте'],
    ['Wednesday at 10 is perfect, book it', 'book it'],
    ['no problem, book it', 'book it'],
    ['tak, proszę', 'tak, proszę'],
  ])('is one: %s', (message, quoted) => {
    expect(agreesTo(message, quoted, asked, place)).toBe(true);
  });

  it.each([
    ['yes, but at 11', 'yes'],
    ['yes, on Thursday', 'yes'],
    ['ja, aber lieber Freitag um 10', 'ja'],
    ['yes for my Golf', 'yes'],
    ['yes, the hand wash', 'yes'],
    ['yes if it is under 50', 'yes'],
    ['no', 'no'],
    ['can I say yes?', 'yes'],
    ['yes', 'yes, go ahead'],
    ['hmm', ''],
    ['is there parking?', 'is there parking'],
    ['отменяйте', 'отменяйте'],
  ])('is none: %s', (message, quoted) => {
    expect(agreesTo(message, quoted, asked, place)).toBe(false);
  });

  it.each([
    ['да, отменяйте', 'да, отменяйте'],
    ['ja, bitte absagen', 'ja, bitte absagen'],
    ['yes cancel it', 'yes cancel it'],
  ])('takes a word of cancelling for a yes to cancelling: %s', (message, quoted) => {
    expect(agreesTo(message, quoted, { ...asked, kind: 'cancel' }, place)).toBe(true);
  });
});
