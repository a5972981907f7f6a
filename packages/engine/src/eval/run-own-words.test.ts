import { expect, it } from 'vitest';
import { runOwnWords } from './run-own-words.ts';

it('asks for rows of a list in its own words, one by one and two at once', () => {
  const rows = [
    'Hand wash | | | Saloon | 30',
    'Hand wash | | | SUV | 40',
    'Deep interior | | | Saloon | 120+',
    '? Travel | | | | 1',
    'Ceramic coating | | 2 years | | 400-500',
  ];
  expect(runOwnWords({ lang: 'en', rows })).toEqual({
    one: { right: 1, asked: 0, lost: 0, wrong: 0 },
    two: { right: 1, asked: 0, lost: 0, wrong: 0 },
  });
});

it('counts nothing where a list has next to no rows', () => {
  const none = { right: 0, asked: 0, lost: 0, wrong: 0 };
  expect(runOwnWords({ lang: 'en', rows: ['Wash | | | | 10'] })).toEqual({ one: none, two: none });
});
