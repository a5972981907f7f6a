import { describe, expect, it } from 'vitest';
import { readSheet } from '../text/read-sheet.ts';
import { replacedFigures } from './replaced-figures.ts';

function replaced(text: string): number[] {
  const sheet = readSheet(text, { language: 'EN', currency: 'USD' });
  return [...replacedFigures(sheet)].map(({ amount }) => amount.value);
}

describe('prices before a sale', () => {
  it('are the higher ones right before the others', () => {
    expect(replaced('1 year$499$399\n3 years $899 $749\nWax $40')).toEqual([499, 899]);
  });

  it.each([
    ['one of them is lower', '1 year $499 $399\n3 years $749 $899'],
    ['there is only one pair', '1 year $499 $399\nWax $40'],
    ['something stands between them', 'Roof $300 / $250\nHood $280 / $200'],
    ['there are more than two', 'Roof $300 $250 $200\nHood $280 $200 $150'],
  ])('are none where %s', (_, text) => {
    expect(replaced(text)).toEqual([]);
  });
});
