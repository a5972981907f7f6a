import { currencies, languages, priceSchema, tradeTemplates } from '@glossa/contracts';
import { expect, it } from 'vitest';
import { sampleRows } from './sample-rows.ts';

const lists = tradeTemplates.flatMap((template) =>
  languages.flatMap((language) => currencies.map((currency) => ({ template, language, currency }))),
);

it.each(lists)(
  'makes a full $template list in $language and $currency',
  ({ template, language, currency }) => {
    const rows = sampleRows(template, language, currency);
    expect(rows.length).toBeGreaterThanOrEqual(8);
    for (const row of rows) {
      expect(priceSchema.safeParse(row.price).success).toBe(true);
      expect(row.isSample).toBe(true);
      expect(row.currency).toBe(currency);
    }
  },
);

it('speaks the language of the bot', () => {
  expect(sampleRows('TINT', 'DE', 'EUR').map((row) => row.service)).toContain('Scheibentönung');
  expect(sampleRows('TINT', 'UA', 'UAH').map((row) => row.carType)).toContain('Позашляховик');
});

it('has no two rows for the same thing', () => {
  for (const { template, language, currency } of lists) {
    const keys = sampleRows(template, language, currency).map((row) =>
      [row.service, row.zone, row.material, row.carType].join('|'),
    );
    expect(new Set(keys).size).toBe(keys.length);
  }
});
