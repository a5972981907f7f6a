import { describe, expect, it } from 'vitest';
import { readSheet } from '../text/read-sheet.ts';
import { fitLists, listsOf } from './lists.ts';

const setting = { language: 'DE', currency: 'EUR' } as const;

/** The names whose place in a list is the place of the price. */
function namesAt(text: string, value: number): string[] {
  const sheet = readSheet(text, setting);
  const lists = listsOf(sheet);
  const price = sheet.prices.find(({ amount }) => amount.value === value);
  const rank = lists.prices[price?.id ?? -1] ?? { at: 0, of: 1 };
  return sheet.segments
    .filter(({ id, line }) => line !== price?.line && fitLists(lists.names[id] ?? [], rank) > 0)
    .map((segment) => segment.text);
}

describe('lists of names beside lists of prices', () => {
  it('finds a list among other words of its line', () => {
    expect(namesAt('Leistung: A/B/C (Euro)\nInnenreinigung 80/90/105', 90)).toEqual(['B']);
  });

  it('takes what a legend explains, not what explains it', () => {
    const text = 'K1 = Polo, Corsa\nK2 = Golf, Passat\nK3 = Transporter, Bus\n\nHandwäsche 28 / 34 / 42 €';
    expect(namesAt(text, 42)).toEqual(['K3']);
    const { legend } = listsOf(readSheet(text, setting));
    expect([...legend.slice(0, 3)]).toEqual([1, -1, -1]);
  });

  it('counts prices between names by themselves', () => {
    expect(namesAt('Folie Glanz/Matt/Chrom\nDach: Limo 280/300/480 | SUV 340/360/560', 360)).toEqual([
      'Matt',
    ]);
  });

  it('finds the heads of a table that was pasted cell by cell', () => {
    const sheet = readSheet('Modell\nStandard\nCarbon\nGolf\n229 €\n279 €\nPassat\n259 €\n309 €', setting);
    const { heads } = listsOf(sheet);
    expect(heads.map((line) => sheet.lines[line]?.text)).toEqual([
      'Standard',
      'Carbon',
      'Standard',
      'Carbon',
    ]);
  });
});
