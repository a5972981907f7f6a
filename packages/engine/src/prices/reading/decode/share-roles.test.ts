import { expect, it } from 'vitest';
import { readSheet } from '../text/read-sheet.ts';
import { shareRoles } from './share-roles.ts';

const [segment] = readSheet('System X 90 / 95', { language: 'DE', currency: 'EUR' }).segments;
const words = (...scores: number[]) => (segment ? [{ segment, at: 0, scores }] : []);

it('lets prices side by side agree on what a word names', () => {
  const shared = shareRoles([
    { place: '0 1', words: words(0, 3) },
    { place: '0 1', words: words(2, 1) },
    { place: '5 1', words: words(2, 1) },
  ]);
  expect(shared.map(([word]) => word?.scores)).toEqual([
    [1, 2],
    [1, 2],
    [2, 1],
  ]);
});
