import type { PriceRow } from '@glossa/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';
import { writeCsv } from './write-csv.ts';

it.each([
  ['semicolons and decimal commas', 'Leistung;Fahrzeug;Preis\nPolitur;SUV;1.234,50 €', 1234.5],
  ['commas and decimal points', 'service,car type,price\nPolish,SUV,1234.5', 1234.5],
  ['tabs', 'Услуга\tТип авто\tЦена\nПолировка\tSUV\t1234,50', 1234.5],
  ['quotes with separators inside', 'service,car,price\n"Polish, ""two steps""",SUV,"1,234.50"', 1234.5],
])('reads a file with %s', (_title, csv, price) => {
  const { rows, unread } = readCsv(csv, 'EUR');
  expect(unread).toEqual([]);
  expect(rows).toMatchObject([{ carType: 'SUV', price, isActive: true }]);
});

it('reads what a price cell says beside the figure', () => {
  const { rows } = readCsv('service;price\nWash;ab 20 €\nWax;30–45 €\nOzone;900 грн', 'EUR');
  expect(rows).toMatchObject([
    { price: 20, isFrom: true },
    { price: 30, priceTo: 45 },
    { price: 900, currency: 'UAH' },
  ]);
});

it('keeps lines without a price as unread, with their place', () => {
  const csv = 'service;price\nWash;on request\nWax;20';
  const { rows, unread } = readCsv(csv, 'EUR');
  expect(rows).toHaveLength(1);
  expect(unread).toEqual([{ start: 14, end: 29, text: 'Wash;on request' }]);
  expect(csv.slice(14, 29)).toBe('Wash;on request');
});

it('takes a file without headings for an export', () => {
  expect(readCsv('Wash,,,SUV,20,,yes,EUR,30,no', 'UAH').rows).toMatchObject([
    {
      service: 'Wash',
      carType: 'SUV',
      price: 20,
      isFrom: true,
      currency: 'EUR',
      durationMinutes: 30,
      isActive: false,
    },
  ]);
});

it.each(['=1+1', '+49', '-5', '@cmd', '\tx', "'quoted", '\rx'])('never writes %j as a formula', (service) => {
  const csv = writeCsv([row({ service })]);
  expect(csv.split('\r\n')[1]).toMatch(/^"?'/);
});

it('gives back every list it wrote', () => {
  const word = fc
    .string({ minLength: 1, maxLength: 30, unit: 'grapheme' })
    .map((text) => text.trim())
    .filter(Boolean);
  const maybe = fc.option(word, { nil: null });
  const anyRow = fc.record({
    service: word,
    zone: maybe,
    material: maybe,
    carType: maybe,
    carTypeMeaning: maybe,
    cents: fc.integer({ min: 1, max: 100_000_000 }),
    isFrom: fc.boolean(),
    isActive: fc.boolean(),
    durationMinutes: fc.option(fc.integer({ min: 1, max: 43_200 }), { nil: null }),
  });
  fc.assert(
    fc.property(fc.array(anyRow, { minLength: 1, maxLength: 8 }), (drafts) => {
      const rows = drafts.map(({ cents, ...draft }) => row({ ...draft, price: cents / 100 }));
      const back = readCsv(writeCsv(rows), 'EUR').rows;
      const told = ({
        service,
        zone,
        material,
        carType,
        carTypeMeaning,
        price,
        isFrom,
        durationMinutes,
      }: PriceRow) => ({
        service,
        zone,
        material,
        carType,
        carTypeMeaning,
        price,
        isFrom,
        durationMinutes,
      });
      expect(back).toMatchObject(rows.map(told));
    }),
  );
});

function row(changes: Partial<PriceRow>): PriceRow {
  return {
    id: '9c5b94b1-35ad-49bb-b118-8e8fc24abf80',
    service: 'Wash',
    zone: null,
    material: null,
    carType: null,
    carTypeMeaning: null,
    price: 20,
    priceTo: null,
    isFrom: false,
    currency: 'EUR',
    durationMinutes: null,
    isActive: true,
    isSample: false,
    source: null,
    ...changes,
  };
}

it.each([
  ['a quote that never closes', 'service;price\n"Wash 22;30\nWax;20', [20]],
  ['inches in a name', 'service;price\nWheels 19";30\nWax;20', [30, 20]],
  ['a line break inside a cell', 'service;price\n"Wash\nand wax";30\nWax;20', [30, 20]],
  ['cells copied from a spreadsheet', 'service\tprice\nWash\t30\nWax\t20', [30, 20]],
])('reads %s', (_title, csv, prices) => {
  const { rows } = readCsv(csv, 'EUR');
  expect(rows.map(({ price }) => price)).toEqual(expect.arrayContaining(prices));
  for (const { source } of rows) expect(csv.slice(source.start, source.end)).toBe(source.text);
});

it('knows the place of a line behind letters of several bytes', () => {
  const csv = '\uFEFFпослуга;ціна\r\nМийка 🚗;300\r\n\r\nВіск;400\r\n';
  const { rows } = readCsv(csv, 'UAH');
  expect(rows.map(({ source }) => source.text)).toEqual(['Мийка 🚗;300', 'Віск;400']);
  for (const { source } of rows) expect(csv.slice(source.start, source.end)).toBe(source.text);
});
