import { expect, it } from 'vitest';
import { ENGINE_LANGUAGES, type Quote } from '../facts.ts';
import { formatPrice } from '../prices/index.ts';
import { hideFormatted } from './hide-formatted.ts';
import { proveReply } from './prove-reply.ts';

const quote = (price: number, currency: string): Quote => ({
  lines: [{ rowId: 'r', label: 'Politur', price, priceTo: null, isFrom: false }],
  total: price,
  currency,
});

it('a price is proved in every currency there is, in every language, and another price is not', () => {
  const wrong = Intl.supportedValuesOf('currency').flatMap((currency) =>
    ENGINE_LANGUAGES.filter((language) => {
      const quotes = [quote(1250.5, currency)];
      const said = (price: number) =>
        proveReply(`Politur: ${formatPrice(price, currency, language)}.`, { quotes });
      return !said(1250.5).ok || said(1350.5).ok;
    }).map((language) => `${currency} ${language}`),
  );
  expect(wrong).toEqual([]);
});

it.each([
  ['das sind 120 €', 20, 'EUR'],
  ['it is $40.50', 40, 'CAD'],
  ['1 020 ₴', 20, 'UAH'],
  ['$1,020', 1, 'AUD'],
])('leaves %s, of which %i %s is only a part', (text, price, currency) => {
  expect(hideFormatted(text, { quotes: [quote(price, currency)] })).toBe(text);
});
