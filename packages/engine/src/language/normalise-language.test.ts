import { describe, expect, it } from 'vitest';
import { normaliseLanguage } from './normalise-language.ts';

describe('a free language value', () => {
  it.each([
    ['de', 'DE'],
    ['German', 'DE'],
    ['deutsch', 'DE'],
    ['de-AT', 'DE'],
    ['de_CH', 'DE'],
    ['німецька', 'DE'],
    ['Germann', 'DE'],
    ['українська мова', 'UA'],
    ['uk', 'UA'],
    ['ua', 'UA'],
    ['ukr', 'UA'],
    ['uk-UA', 'UA'],
    ['Ukrainian', 'UA'],
    ['русский язык', 'RU'],
    ['ru-RU', 'RU'],
    ['en-US', 'EN'],
    ['English (UK)', 'EN'],
    ['Englisch', 'EN'],
  ] as const)('%s is %s', (free, language) => {
    expect(normaliseLanguage(free)).toBe(language);
  });

  it.each(['', '   ', 'Klingon', '42', 'fr'])('%j is none of ours', (free) => {
    expect(normaliseLanguage(free)).toBeNull();
  });
});
