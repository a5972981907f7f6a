import { expect, it } from 'vitest';
import { cellByCell, inTwoColumns, spacedOut, withButtons, withoutGaps } from './vary-shapes.ts';

const cards = 'Wash\n20 €\n\nWax\n40 €\n\nClay\n90 €';
const table = 'Job\tA\tB\nWash\t20\t30\nWax\t40\t50\nClay\t60\t–';

it.each([
  ['no gaps', withoutGaps, cards, 'Wash\n20 €\nWax\n40 €\nClay\n90 €'],
  ['too few cards', withoutGaps, 'Wash\n20 €\n\nWax\n40 €', null],
  ['one cell a line', cellByCell, table, 'Job\nA\nB\nWash\n20\n30\nWax\n40\n50\nClay\n60\n–'],
  ['spaces between cells', spacedOut, table, 'Job A B\nWash 20 30\nWax 40 50\nClay 60 –'],
  ['no spaces among spaced thousands', spacedOut, table.replace('50', '1 500'), null],
  [
    'names, then prices',
    inTwoColumns,
    'Prices\nWash – 20 €\nWax – 40 €\nClay: ab 60 €\nPolish 90 €\nCall us',
    'Prices\nWash\nWax\nClay\nPolish\n20 €\n40 €\nab 60 €\n90 €\nCall us',
  ],
  ['no columns of two lines', inTwoColumns, 'Wash – 20 €\nWax – 40 €', null],
])('makes %s', (_, shape, text, shaped) => {
  expect(shape(text, 'EN')).toBe(shaped);
});

it('puts one and the same button under every card', () => {
  const [first, second, third] = (withButtons(cards, 'DE') ?? '').split('\n').filter((_, at) => at % 3 === 2);
  expect(first).toMatch(/^\p{Lu}\p{L}+/u);
  expect([second, third]).toEqual([first, first]);
});
