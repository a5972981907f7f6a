import { z } from 'zod';

/** What our studios mostly charge in stands first where one is chosen. */
const usual =
  'EUR UAH USD GBP CHF PLN CZK SEK NOK DKK RON HUF BGN RSD TRY MDL GEL KZT RUB BYN CAD AUD AED ILS';

/** Every currency of ISO 4217 that the machine knows by name and sign. */
export const currencies: readonly string[] = [
  ...new Set([...usual.split(' '), ...Intl.supportedValuesOf('currency')]),
];

/** Where a wash costs tens of thousands, a wrap costs millions. */
export const smallUnitCurrencies: readonly string[] =
  'AMD AOA ARS BIF CDF CLP COP CRC DJF GNF HUF IDR IQD IRR ISK JPY KHR KMF KRW KZT LAK LBP LKR MGA MMK MNT MWK NGN PKR PYG RSD RWF SDG SLL SOS SSP SYP TZS UGX UZS VND VUV XAF XOF XPF YER ZWL'.split(
    ' ',
  );

/** The most a price may be: a million, and a thousand times that in currencies of small units. */
export function largestPrice(currency: string): number {
  return smallUnitCurrencies.includes(currency) ? 1_000_000_000 : 1_000_000;
}

const known: ReadonlySet<string> = new Set(currencies);

export const currencySchema = z
  .string()
  .max(3)
  .refine((code) => known.has(code), { message: 'must be a currency code such as EUR' });

export type Currency = z.infer<typeof currencySchema>;
