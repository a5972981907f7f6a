import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Quote } from '../facts.ts';
import { rule, visit } from '../prices/discount/rule.fixture.ts';
import { buildQuotes, formatPrice } from '../prices/index.ts';
import { row } from '../row.fixture.ts';
import { proveReply } from './prove-reply.ts';

const quote = (prices: number[], currency = 'EUR'): Quote => ({
  lines: prices.map((price, at) => ({
    rowId: `r${at}`,
    label: `Politur · Stufe ${at + 1}`,
    price,
    priceTo: null,
    isFrom: false,
  })),
  total: prices.reduce((sum, price) => sum + price, 0),
  currency,
});
const isProved = (text: string, quotes: Quote[] = [quote([280])], echoed: number[] = []) =>
  proveReply(text, { quotes, echoed }).ok;

describe('a reply is proved', () => {
  it.each([
    ['Das macht 280 €.'],
    ['It is €280 all in.'],
    ['That would be two hundred eighty euros.'],
    ['Am Freitag, 13. März, 9:30 Uhr für 280 €.'],
    ['Friday, November 20, 9:00 am is free, €280.'],
    ['Rufen Sie an: 030 5550177, +49 421 5550100.'],
    ['Es dauert 150 Minuten, also 2 Std. 30 Min.'],
    ['п’ятниця, 13 березня, 9:00'],
    ['Ihr Peugeot 308 ist am 24.03. fertig.'],
    ['Politur · Stufe 1: 280,00 €'],
    ['Open 8:30–18:00, Saturday 9:00–15:00.'],
  ])('when it says %s', (text) => expect(isProved(text)).toBe(true));

  it('with every line and the sum of a quote', () => {
    expect(isProved('120 € und 160 €, zusammen 280 €', [quote([120, 160])])).toBe(true);
  });

  it('when it only repeats what the client named', () => {
    expect(isProved('200 € geht leider nicht, es bleibt bei 280 €.', [quote([280])], [200])).toBe(true);
  });
});

describe('a reply is refused', () => {
  it.each([
    ['Das macht 279 €.'],
    ['Das macht 280 $.'],
    ['That is twohundred euros.'],
    ['Це буде дві тисячі гривень.'],
    ['Das kostet anderthalb Tausend.'],
    ['Выйдет полторы тысячи.'],
    ['Zwischen 250 und 280 €.'],
    ['Es kostet 250–280 €.'],
    ['I can do it for 250.'],
    ['20 % off today, so 280 €.'],
    ['Heute 10 % Rabatt.'],
    ['Total 2.8k'],
    ['Zusammen 560 €.'],
    ['Für den Kombi wären es 320 €.'],
  ])('when it says %s', (text) => expect(isProved(text)).toBe(false));

  it('when nothing was quoted in this turn', () => {
    expect(isProved('Das macht 280 €.', [])).toBe(false);
  });

  it('whatever other figure stands in it', () => {
    const languages = fc.constantFrom('EN', 'DE', 'UA', 'RU');
    const currencies = fc.constantFrom('EUR', 'USD', 'UAH', 'GBP');
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 90000 }),
        fc.integer({ min: 1, max: 90000 }),
        languages,
        currencies,
        (real, said, language, currency) => {
          const text = `Preis: ${formatPrice(said, currency, language)}.`;
          expect(isProved(text, [quote([real], currency)])).toBe(real === said);
        },
      ),
    );
  });

  it('never by throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(proveReply(text, { quotes: [] })).toBeTypeOf('object');
      }),
    );
  });
});

describe('a discount', () => {
  const spring = rule({ name: 'Spring', value: 10 });
  const quoted = buildQuotes([row('Polish', 200)], { rules: [spring], visit: visit() });

  it('is proved by a rule in the quote, with the old price, the new one and what is saved', () => {
    const said = '10% off: €180 instead of €200, you save €20.';
    expect(proveReply(said, { quotes: quoted })).toEqual({ ok: true });
    expect(proveReply(said, { quotes: buildQuotes([row('Polish', 200)]) }).ok).toBe(false);
  });

  it('is refused with another share', () => {
    expect(proveReply('15% off today', { quotes: quoted }).ok).toBe(false);
    expect(proveReply('−15 % heute', { quotes: quoted }).ok).toBe(false);
  });

  it('that is only told of needs its rule', () => {
    const sum = rule({ kind: 'AMOUNT', value: 25 });
    expect(proveReply('Tuesdays: −€25, or 10% off', { quotes: [], rules: [sum, spring] })).toEqual({
      ok: true,
    });
    expect(proveReply('Tuesdays: −€25', { quotes: [], rules: [spring] }).ok).toBe(false);
  });
});
