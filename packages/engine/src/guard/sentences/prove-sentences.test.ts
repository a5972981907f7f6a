import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCar } from '../../cars/index.ts';
import type { PriceRow } from '../../facts.ts';
import { proveSentences } from './prove-sentences.ts';
import type { Sources } from './sources.ts';

const row = (id: string, price: number, parts: Partial<PriceRow> = {}): PriceRow => ({
  id,
  service: 'Tinting',
  zone: 'Rear',
  material: null,
  carType: null,
  price,
  priceTo: null,
  isFrom: false,
  currency: 'EUR',
  durationMinutes: 120,
  ...parts,
});
const rows = [
  row('a', 260, { material: 'LLumar', carType: 'sedan' }),
  row('b', 320, { material: 'LLumar', carType: 'SUV' }),
  row('c', 340, { material: '3M', carType: 'sedan' }),
  row('d', 420, { material: '3M', carType: 'SUV' }),
  row('e', 2400, { service: 'Full wrap', zone: null, isFrom: true, durationMinutes: 1440 }),
];
const open = [['09:00', '18:00']] as const;
const car = findCar('BMW X5');
const sources: Sources = {
  studio: {
    name: 'Shine',
    address: 'Main Street 24',
    phone: '+49 30 5557120',
    email: '',
    timezone: 'Europe/Berlin',
    currency: 'EUR',
    botName: 'Mia',
    botLanguage: 'en',
    greeting: '',
    exampleScript: '',
    rows,
    hours: { mon: open, tue: open, wed: open, thu: open, fri: open, sat: [], sun: [] },
  },
  calendar: { busy: [], own: [] },
  now: '2027-03-15T08:00:00Z',
  language: 'EN',
  client: ['How much is rear tinting for my X5?'],
  said: [],
  wished: ['Tinting', 'Rear'],
  cars: car ? [car] : [],
  day: null,
  quotes: [],
  rules: [],
  offer: undefined,
  slots: [],
  visits: [],
  done: new Set(),
  rows: [],
};
const isProved = (text: string, changes: Partial<Sources> = {}) =>
  proveSentences(text, { ...sources, ...changes }).sentences.every(({ refused }) => refused.length === 0);

it('lets no amount through that is not the price of the film and car it is said of', () => {
  const amount = fc.oneof(fc.integer({ min: 20, max: 5000 }), fc.constantFrom(260, 320, 340, 420, 2400));
  fc.assert(
    fc.property(amount, fc.constantFrom('LLumar', '3M'), (value, film) => {
      const right = film === 'LLumar' ? 320 : 420;
      expect(isProved(`For your X5 the rear is ${value} € with ${film}.`)).toBe(value === right);
    }),
    { numRuns: 150 },
  );
});

describe('an amount', () => {
  it.each([
    ['is refused where nobody named the film that decides it', 'Rear tinting for your X5 is 320 €.', false],
    ['passes as the least of what is open', 'Rear tinting for your X5 starts from 320 €.', true],
    ['is refused as a fixed price where the list says from', 'A full wrap is 2400 €.', false],
    ['passes with its from', 'A full wrap starts at 2,400 €.', true],
    ['is the sum of what was named', 'LLumar on your X5 is 320 €, 3M is 420 €, 740 € together.', true],
    ['is no other sum', 'LLumar on your X5 is 320 €, 3M is 420 €, 700 € together.', false],
    ['of another currency is none of ours', 'With LLumar it is 320 dollars for your X5.', false],
  ])('%s', (_, text, isTrue) => {
    expect(isProved(text)).toBe(isTrue);
  });

  it('of several of the same is what was computed for them, and not for one', () => {
    const line = { rowId: 'b', label: '2 × Tinting', price: 640, priceTo: null, isFrom: false };
    const quotes = [{ lines: [line], total: 640, currency: 'EUR' }];
    expect(isProved('Two cars with LLumar are 640 €.', { quotes })).toBe(true);
    expect(isProved('Two cars with LLumar are 640 €.')).toBe(false);
    expect(isProved('Two cars with LLumar are 600 €.', { quotes })).toBe(false);
  });

  it('of the client’s passes where it is declined, and in no other way', () => {
    const client = ['Could you do 200 €?'];
    expect(isProved('Sorry, 200 € is not possible.', { client })).toBe(true);
    expect(isProved('No problem, 200 € is fine.', { client })).toBe(false);
    expect(isProved('Deal!', { client })).toBe(false);
  });
});

describe('what is said to be done', () => {
  const visit = { start: '2027-03-17T09:00:00Z', end: '2027-03-17T11:00:00Z' };

  it('is true by what is written, at its own time', () => {
    const done = { done: new Set(['book'] as const), visits: [visit] };
    expect(isProved('You are booked for Wednesday at 10:00.', done)).toBe(true);
    expect(isProved('You are booked for Thursday at 10:00.', done)).toBe(false);
    expect(isProved('You are booked for Wednesday at 10:00.')).toBe(false);
    expect(isProved('Shall I book Wednesday at 10:00?')).toBe(true);
    expect(isProved('I have cancelled it.', { visits: [visit] })).toBe(false);
  });
});

it('hears which visit and which free time a question is about, where one begins as the other ends', () => {
  const visits = [{ start: '2027-03-17T09:00:00Z', end: '2027-03-17T11:00:00Z' }];
  const startsOf = (text: string) => proveSentences(text, { ...sources, visits }).starts;
  expect(startsOf('Shall I book the Golf for Wednesday at 12:00?')).toEqual(['2027-03-17T11:00:00Z']);
  const busy = [{ bayId: '1', start: '2027-03-17T09:00:00Z', end: '2027-03-17T11:00:00Z' }];
  const { starts } = proveSentences('Shall I cancel Wednesday at 10:00?', {
    ...sources,
    visits,
    calendar: { busy, own: [] },
  });
  expect(starts).toEqual(['2027-03-17T09:00:00Z']);
});

it('judges each sentence alone, and names the rows and times that were said', () => {
  const { sentences, rowIds, starts } = proveSentences(
    'With LLumar it is 320 € for your X5. It takes 20 minutes. Tuesday at 9:00 is free.',
    sources,
  );
  expect(sentences.map(({ refused }) => refused.map(({ kind }) => kind))).toEqual([[], ['duration'], []]);
  expect(rowIds).toEqual(['b']);
  expect(starts).toEqual(['2027-03-16T08:00:00Z']);
});
