import { z } from 'zod';

/** What our studios mostly charge in stands first where one is chosen. */
const usual =
  'EUR UAH USD GBP CHF PLN CZK SEK NOK DKK RON HUF BGN RSD TRY MDL GEL KZT RUB BYN CAD AUD AED ILS';

/** Every currency of ISO 4217 that the machine knows by name and sign. */
export const currencies: readonly string[] = [
  ...new Set([...usual.split(' '), ...Intl.supportedValuesOf('currency')]),
];

const known: ReadonlySet<string> = new Set(currencies);

export const currencySchema = z
  .string()
  .max(3)
  .refine((code) => known.has(code), { message: 'must be a currency code such as EUR' });

export type Currency = z.infer<typeof currencySchema>;
