// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { chooseLanguage } from './choose-language.ts';

describe('chooseLanguage', () => {
  it.each([
    ['DE', ['en-GB'], 'DE'],
    ['UA', [], 'UA'],
    [null, ['uk-UA', 'ru'], 'UA'],
    [null, ['fr-FR', 'de-AT'], 'DE'],
    [null, ['RU'], 'RU'],
    ['xx', ['ru-RU'], 'RU'],
    ['de', ['ru-RU'], 'RU'],
    ['"><script>', ['fr'], 'EN'],
    [null, [], 'EN'],
  ])('with %j saved and a browser in %j is %s', (saved, browser, language) => {
    expect(chooseLanguage(saved, browser)).toBe(language);
  });
});
