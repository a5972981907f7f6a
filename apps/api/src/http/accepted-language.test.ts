import { describe, expect, it } from 'vitest';
import { acceptedLanguage } from './accepted-language.ts';

describe('the language a browser asks for', () => {
  it.each([
    ['uk-UA,uk;q=0.9,ru;q=0.8,en;q=0.7', 'UA'],
    ['fr-FR,fr;q=0.9,de;q=0.4', 'DE'],
    ['en;q=0.5, ru;q=0.9', 'RU'],
    ['de;q=0, en', 'EN'],
    ['fr,pl', null],
    ['*', null],
    ['', null],
    [undefined, null],
  ] as const)('%s is %s', (header, language) => {
    expect(acceptedLanguage(header)).toBe(language);
  });
});
