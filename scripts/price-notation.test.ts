import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formatMoney } from '../apps/chat/src/i18n/format.ts';
import { formatsOf } from '../apps/web/src/i18n/use-format.ts';
import { languages, localeOf, priceNotations } from '../packages/contracts/src/index.ts';
import { formatPrice } from '../packages/engine/src/index.ts';
import { ROW_WORDS } from '../packages/engine/src/wording/row-words.data.ts';

const wordsOf = (path: string, locale: string) =>
  JSON.parse(readFileSync(new URL(`../apps/chat/src/${path}/${locale}.json`, import.meta.url), 'utf8'));

it.each(languages)('the assistant, the chat and the panel write prices alike in %s', (language) => {
  const { from, range } = priceNotations[language];
  expect(ROW_WORDS[language]).toMatchObject({ from, range });
  for (const path of ['locales', 'booking/locales']) {
    const words = wordsOf(path, localeOf[language]);
    expect([`${words.from} {price}`, words.range]).toEqual([from, range]);
  }
  for (const currency of ['EUR', 'UAH', 'USD', 'CHF', 'GBP', 'PLN'])
    for (const amount of [45, 1234, 12_345, 1234.5]) {
      const written = formatPrice(amount, currency, language);
      expect(formatMoney(amount, currency, localeOf[language])).toBe(written);
      expect(formatsOf(localeOf[language]).money(amount, currency)).toBe(written);
    }
});
