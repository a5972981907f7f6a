import { describe, expect, it } from 'vitest';
import { scanFigures } from './scan-figures.ts';

const habits = {
  spacedThousands: true,
  columns: null,
  isInThousands: false,
  unsaidThousands: false,
  hourWord: false,
  largestPrice: 1_000_000,
};

/** The prices of a line, in order. */
const pricesOf = (line: string, unsaidThousands = false) =>
  scanFigures(line, { ...habits, unsaidThousands }).flatMap((figure) =>
    figure.kind === 'amount' ? [figure.value] : [],
  );

describe('prices of a line', () => {
  it.each([
    ['columns that look like a phone number', 'Lotus\t700\t780\t860\t960\t1150', [700, 780, 860, 960, 1150]],
    ['a class that ends like the word for a phone', 'Mittel 69/99/169', [69, 99, 169]],
    ['a programme that holds others', 'Комплекс (2+5+6)   600 / 700 / 820 / 1000', [600, 700, 820, 1000]],
    ['dots that lead to a price', '3M CR 40 … 449 €', [40, 449]],
    ['dots between the ends of a range', '300 … 450 €', [300]],
    ['thousands said once for all columns', 'мойка 1,3 | 1,5 | 1,8 т.р.', [1300, 1500, 1800]],
    ['a short word for small', 'Delle kl. 60', [60]],
    ['a class and no price', 'Klasse 2', []],
    ['a length in feet', "Box trailer 14-20' wash 85", [85]],
    ['a length in feet that says so', 'Boats 22–26 ft: wax 540', [540]],
    ['cells that never share a figure', 'Мойка\t40\tшт\t450\t18 000', [40, 450, 18_000]],
    [
      'numbers said one after the other',
      'inside is thirty five forty five and fifty five pounds',
      [35, 45, 55],
    ],
    ['short hundreds', 'exterior is one twenty one forty and one seventy dollars', [120, 140, 170]],
    ['Slavic hundreds', 'салон триста чотириста шістсот гривень', [300, 400, 600]],
    ['short thousands', 'пять пятьсот шесть пятьсот рублей', [5500, 6500]],
    ['a sum before a count', 'кераміка дев’ять тисяч один шар', [9000]],
    ['an old price', 'Innenreinigung: alt 180.– neu 149.–', [180, 149]],
    ['a street', 'Заводское шоссе 99', []],
    ['how many like it', '♡ 41', []],
    ['a phone', 'Call 503-555-0123 or 800 555 0199', []],
  ])('reads %s', (_, line, prices) => {
    expect(pricesOf(line)).toEqual(prices);
  });

  it('go on in thousands where speech has no marks and sums are that large', () => {
    const line =
      'мойка пятьсот химчистка двенадцать тысяч легковая пятнадцать джип керамика в два слоя с десяти до восьми';
    expect(pricesOf(line, true)).toEqual([500, 12_000, 15_000]);
  });
});
