import { expect, it } from 'vitest';
import { asCards } from './vary-cards.ts';

const list = 'Wash – 20 €\nWax – 40 €\nClay – 90 €';

it('makes cards of lines that are a name and a price, all built alike', () => {
  const built = Array.from({ length: 12 }, (_, by) => asCards(`${'x'.repeat(by)}\n${list}`, 'EN') ?? '');
  for (const text of built) {
    const lines = text.split('\n').filter((line) => line !== '');
    expect(lines.filter((line) => /^(?:Wash|Wax|Clay)$/.test(line))).toEqual(['Wash', 'Wax', 'Clay']);
    const apart = ['Wash 20 €', 'Wax 40 €', 'Clay 90 €'].map((pair) => {
      const [name = '', price = ''] = pair.split(/ (.*)/s);
      return lines.indexOf(price) - lines.indexOf(name);
    });
    const isFirst = apart.map((lines) => lines === 1);
    expect(apart.every((lines) => lines > 0)).toBe(true);
    expect(new Set(isFirst).size).toBe(1);
  }
  expect(new Set(built.map((text) => /^Wash\n20/m.test(text))).size).toBe(2);
});

it.each([
  ['too few', 'Wash – 20 €\nWax – 40 €'],
  ['lines of several prices', 'Wash 20  30  40\nWax 30  40  50\nClay 40  50  60'],
  ['hardly any of the lines with numbers', `${list}\n(24 h)\n(10 to 12)\n(12 to 14)`],
])('makes none of %s', (_, text) => {
  expect(asCards(text, 'EN')).toBeNull();
});
