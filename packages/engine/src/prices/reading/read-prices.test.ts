import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../words/any-text.fixture.ts';
import { ENGLISH_CASES } from './cases/english.data.ts';
import { GERMAN_CASES } from './cases/german.data.ts';
import { RUSSIAN_CASES } from './cases/russian.data.ts';
import { UKRAINIAN_CASES } from './cases/ukrainian.data.ts';
import { readPrices } from './read-prices.ts';

const read = (text: string, currency = 'EUR') => readPrices(text, { currency });
const prices = (text: string) => read(text).rows.map((row) => row.price);

describe('reading prices', () => {
  it.each([
    'Polish from £300',
    'Politur ab 300 €',
    'Полірування від 6 тис грн',
    'Полировка от 6000',
    'від 6000 грн полірування',
  ])('keeps the lower bound of %s', (text) => {
    expect(read(text).rows.map((row) => row.isFrom)).toEqual([true]);
  });

  it('reads the thousands and decimals of four languages', () => {
    expect(prices('Folierung 1.200 €')).toEqual([1200]);
    expect(prices('Оклейка 1 200 грн')).toEqual([1200]);
    expect(prices("Politur 1'234 CHF")).toEqual([1234]);
    expect(prices('Wrap $1,234.56')).toEqual([1234.56]);
    expect(prices('Politur 1.234,56 €')).toEqual([1234.56]);
    expect(prices('Керамика 12 000 грн')).toEqual([12000]);
  });

  it('reads spoken amounts and slang', () => {
    expect(prices('Мойка пятихатка')).toEqual([500]);
    expect(prices('Керамика полторы тысячи')).toEqual([1500]);
    expect(prices('Хімчистка дві з половиною')).toEqual([2500]);
    expect(prices('Folierung anderthalbtausend Euro')).toEqual([1500]);
    expect(prices('Full detail two fifty')).toEqual([250]);
    expect(prices('Wrap 1.5k')).toEqual([1500]);
    expect(prices('Бронь фар 2к')).toEqual([2000]);
  });

  it('reads no price from phones, years, shades, thickness, warranties, deposits, fines and hours', () => {
    const text = `Tel. 030 5550188, since 2014
On the shelf: 7%, 15% and 30% film, 8 mil thick
10 years warranty, ready in 3-5 days
Deposit 50 €
Gutschein ab 25 €
Штраф 340 грн
Mo-Fr 9-18 Uhr
Polish on request, coffee free`;
    expect(read(text).rows).toEqual([]);
  });

  it('computes no price for cars that are only named to say which are meant beside them', () => {
    const { rows } = read('Polish 200. Add 40 for anything bigger than a hatchback');
    expect(rows.map((row) => row.price)).toEqual([200]);
  });

  it('takes no amount for a price that is said to be a deposit right behind it', () => {
    expect(prices('Wrap 1200 €. Balance on collection, 300 € deposit on work over 1000 €')).toEqual([1200]);
  });

  it('keeps car model numbers apart from prices', () => {
    expect(prices('Politur BMW 320 450 €')).toEqual([450]);
    expect(prices('Полировка Mazda 3 5000 грн')).toEqual([5000]);
    expect(prices('Keramik Audi A4 700 €')).toEqual([700]);
  });

  it('marks lower bounds and ranges', () => {
    const [from, range] = read('Politur ab 250 €\nWäsche 20-30 €').rows;
    expect(from).toMatchObject({ price: 250, isFrom: true, priceTo: null });
    expect(range).toMatchObject({ price: 20, priceTo: 30, isFrom: false });
  });

  it('computes the rows a raise means and marks them as derived', () => {
    const { rows } = read('Innenreinigung 100 €\nSUV +20 %');
    expect(rows.map(({ price, carType, derived }) => ({ price, carType, derived }))).toEqual([
      { price: 100, carType: null, derived: false },
      { price: 120, carType: 'SUV', derived: true },
    ]);
  });

  it('flags what the owner has to look at', () => {
    expect(read('Politur 1.234').rows[0]?.warnings).toContain('ambiguous_number');
    expect(read('Politur 200').rows[0]?.warnings).toContain('currency_assumed');
    const mixed = read('Мойка 300 грн\nОклейка 900 $\nПолировка 2000', 'UAH').rows;
    expect(mixed.map((row) => row.currency)).toEqual(['UAH', 'USD', 'UAH']);
    expect(mixed[2]?.warnings).toContain('mixed_currencies');
  });

  it('refuses zero, negative and absurd prices', () => {
    expect(prices('Politur 0 €\nWäsche: -50 €\nFolierung 2000000 €')).toEqual([]);
  });

  it('keeps sums beyond a million apart as unread', () => {
    const { rows, unread } = read('Оклейка кузова 2 500 000 тг\nОклейка капота 180 000 тг', 'KZT');
    expect(rows.map(({ price }) => price)).toEqual([180_000]);
    expect(unread.map((span) => span.text)).toEqual(['Оклейка кузова 2 500 000 тг']);
  });

  it('lists lines with money that gave no row, and no others', () => {
    const { unread } = read(
      'Politur 200 €\nAnzahlung 50 €\nWir freuen uns auf Ihren Besuch bei uns in der Stadt!',
    );
    expect(unread.map((span) => span.text)).toEqual(['Anzahlung 50 €']);
  });

  it('has every figure in a row or among the unread, whatever is pasted', () => {
    const line = fc.tuple(
      fc.constantFrom('Wash', 'Politur', 'SUV', 'Капот', '', '- ', 'Termin'),
      fc.constantFrom(' ', ': ', '\t', ' – '),
      fc.integer({ min: 1, max: 5000 }),
      fc.constantFrom(' €', ' грн', '', ' / 300 €'),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const text = lines.map((parts) => parts.join('')).join('\n');
        const { rows, unread } = read(text);
        for (const { index, 0: sum } of text.matchAll(/\d+(?= €| грн)/gu)) {
          const isThere = ({ start, end }: { start: number; end: number }) => start <= index && end > index;
          const isRow = rows.some(({ price, source }) => price === Number(sum) && isThere(source));
          expect(isRow || unread.some(isThere), text).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('says which words named each field', () => {
    const text = 'Folierung\n\nMotorhaube: 300 €\nDach: 250 €';
    const [hood] = read(text).rows;
    expect(hood?.named?.zone.map((span) => span.text)).toEqual(['Motorhaube']);
    expect(hood?.named?.service.map(({ start, end }) => text.slice(start, end))).toEqual(['Folierung']);
  });

  it('counts whole days as days', () => {
    expect(read('Keramikversiegelung 900 € (2 Tage)').rows[0]).toMatchObject({
      durationDays: 2,
      durationMinutes: null,
    });
  });

  it('keeps what the classes of a list mean', () => {
    const text =
      'Leistung\tK1\tK2\nHandwäsche\t25 €\t29 €\nInnenreinigung\t69 €\t79 €\n\nK1 = Smart, Fiat 500\nK2 = Golf, A3';
    expect(read(text).legend.map(({ label, words }) => ({ label, words }))).toEqual([
      { label: 'K1', words: ['Smart', 'Fiat 500'] },
      { label: 'K2', words: ['Golf', 'A3'] },
    ]);
  });

  it.each(['RUB', 'BYN', 'CAD', 'SEK', 'AED'])('reads prices in %s', (code) => {
    expect(read(`Polish 300 ${code}`, code).rows.map(({ price, currency }) => ({ price, currency }))).toEqual(
      [{ price: 300, currency: code }],
    );
  });

  it('takes a duration beside a price for the row', () => {
    expect(read('Wäsche 30 € (45 min)').rows[0]?.durationMinutes).toBe(45);
  });

  it('shows for every row the words its price stands in', () => {
    const cases = [ENGLISH_CASES, GERMAN_CASES, UKRAINIAN_CASES, RUSSIAN_CASES];
    for (const one of cases.flatMap((list) => list.slice(0, 12)))
      for (const row of readPrices(one.text, { currency: one.currency }).rows) {
        expect(one.text.slice(row.source.start, row.source.end)).toBe(row.source.text);
        if (
          row.derived ||
          row.warnings.includes('spoken_number') ||
          row.price % 1000 === 0 ||
          row.price % 100 === 0
        )
          continue;
        expect(row.source.text.replace(/[ .,'\u00a0]/g, '')).toContain(String(row.price).replace('.', ''));
      }
  });

  it('survives any text', () => {
    const scraps = fc.constantFrom(
      'Wrap ',
      '100',
      ' / ',
      '(',
      ')',
      '+20%',
      '\n',
      '| ',
      'SUV ',
      'от ',
      '€',
      ' - ',
      'x1.3',
      ':',
      '\t',
    );
    const texts = fc.oneof(
      anyText,
      fc.array(scraps).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        for (const row of read(text).rows) {
          expect(row.price).toBeGreaterThan(0);
          expect(row.price).toBeLessThanOrEqual(1_000_000);
        }
      }),
      { numRuns: 100 },
    );
  });
});
