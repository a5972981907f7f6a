import { expect, it } from 'vitest';
import { LANGUAGES } from '../talks.ts';
import { makeCountTalks } from './make-counts.ts';

it.each(LANGUAGES)('%s: every message is whole, and its order is of rows of the list', (lang) => {
  for (const { rows, turns } of makeCountTalks(lang, 60, 5)) {
    expect(turns.length).toBeGreaterThan(0);
    for (const { say, order } of turns) {
      expect(say).not.toMatch(/[{}]|undefined/u);
      for (const one of order) {
        const [row = '', times = '1'] = String(one).split('*');
        expect(rows[Number(row) - 1]).toBeDefined();
        expect(Number(times)).toBeGreaterThan(0);
      }
    }
  }
});

it('makes the same talks every time', () => {
  expect(makeCountTalks('ru', 5, 3)).toEqual(makeCountTalks('ru', 5, 3));
});

it('counts a set once, whatever it has', () => {
  const talks = LANGUAGES.flatMap((lang) => makeCountTalks(lang, 80, 9));
  for (const { rows, turns } of talks) {
    const sets = rows.flatMap((row, at) => (/\((?:set|Satz|комплект)\)/u.test(row) ? [at + 1] : []));
    for (const { order } of turns)
      for (const one of order)
        if (sets.includes(Number.parseInt(String(one), 10))) expect(one).toBeTypeOf('number');
  }
});
