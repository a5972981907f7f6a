import { expect, it } from 'vitest';
import { readAcceptLanguage } from './read-accept-language.ts';

it.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'DE'],
  ['uk', 'UA'],
  ['pl-PL,pl;q=0.9,ru;q=0.5,en;q=0.7', 'EN'],
  ['fr, *;q=0.1', null],
  ['de;q=0, ru', 'RU'],
  ['', null],
  [undefined, null],
  [';;,,q=', null],
])('understands %j as %s', (header, language) => {
  expect(readAcceptLanguage(header)).toBe(language);
});
