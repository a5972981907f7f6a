import { describe, expect, it } from 'vitest';
import { firstLanguage } from './first-language.ts';

describe('the language of a first message', () => {
  it.each([
    { text: 'Hallo', page: 'EN', bot: 'DE', language: 'DE' },
    { text: 'Was kostet das?', page: 'EN', bot: 'DE', language: 'DE' },
    { text: 'hi', page: 'DE', bot: 'DE', language: 'DE' },
    { text: 'BMW X5', page: 'UA', bot: 'DE', language: 'UA' },
    { text: 'Скільки коштує?', page: 'EN', bot: 'DE', language: 'UA' },
    { text: 'тонировка BMW', page: 'UA', bot: 'RU', language: 'UA' },
    { text: 'сколько стоит тонировка стёкол, подскажите', page: 'UA', bot: 'UA', language: 'RU' },
    { text: 'How much is it?', page: 'DE', bot: 'DE', language: 'EN' },
  ] as const)(
    '"$text" on a page in $page of a studio in $bot is $language',
    ({ text, language, ...known }) => {
      expect(firstLanguage(text, known)).toBe(language);
    },
  );
});
