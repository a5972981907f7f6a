import { describe, expect, it } from 'vitest';
import { withoutContents } from './without-contents.ts';

describe('a package is called by its name and not by what it holds', () => {
  it.each([
    ['Full valet (mini valet + seats & carpets, wax)', 'Full valet'],
    ['Innenreinigung Komplett (Polster, Himmel)', 'Innenreinigung Komplett'],
    ['Пакет «Трасса» (капот, бампер)', 'Пакет «Трасса»'],
    ['Rears (back 3)', 'Rears (back 3)'],
    ['Front doors (70% legal clear heat film)', 'Front doors (70% legal clear heat film)'],
    ['(wash, wax)', '(wash, wax)'],
    ['Hand wash', 'Hand wash'],
  ])('%s', (name, left) => {
    expect(withoutContents(name)).toBe(left);
  });
});
