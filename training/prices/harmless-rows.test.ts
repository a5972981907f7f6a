import { describe, expect, it } from 'vitest';
import { parseGoldRow } from '../../packages/engine/src/eval/price-rows/parse-gold-row.ts';
import { isHarmless } from './harmless-rows.ts';

/** Whether the first row is harmless beside one that nobody found; both as "service | zone | material | car type | price". */
function harmless(row: string, missed: string): boolean {
  return isHarmless(parseGoldRow(row), [parseGoldRow(missed)]);
}

describe('a wrong row', () => {
  it('is harmless where only job and film are worded otherwise', () => {
    expect(harmless('Foil | hood | | SUV | 300', 'PPF | hood | Xpel Ultimate | SUV | 300')).toBe(true);
    expect(harmless('PPF hood | | | | 300', 'Protective foil | hood | | | 300')).toBe(true);
  });

  it.each([
    ['another car', 'Foil | hood | | saloon | 300', 'PPF | hood | | SUV | 300'],
    ['no car', 'Foil | hood | | | 300', 'PPF | hood | | SUV | 300'],
    ['a car that is none of it', 'Foil | hood | | SUV | 300', 'PPF | hood | | | 300'],
    ['another part', 'Foil | roof | | SUV | 300', 'PPF | hood | | SUV | 300'],
    ['a price nobody asks', 'Foil | hood | | SUV | 400', 'PPF | hood | | SUV | 300'],
  ])('does harm with %s', (_, row, missed) => {
    expect(harmless(row, missed)).toBe(false);
  });
});
