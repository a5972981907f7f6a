import { describe, expect, it } from 'vitest';
import { indexRows } from '../../../prices/match/row-index.ts';
import { row } from '../../../row.fixture.ts';
import { linesOf } from '../list-lines.ts';
import { bundlesOf } from './find-bundles.ts';

const heldBy = (whole: string, price: number, parts: readonly [string, number][]) => {
  const rows = [...parts, [whole, price] as const].map(([zone, cost]) => row('Tint', cost, { zone }));
  const list = linesOf(indexRows(rows));
  const at = list.lines.findIndex(({ zone }) => zone === whole);
  return [...(bundlesOf(list).get(at)?.held ?? [])].map((place) => list.lines[place]?.zone);
};

describe('the whole of two parts', () => {
  it.each([
    ['full car', 'rear windows', 'front side windows'],
    ['alle Scheiben', 'hintere Scheiben', 'vordere Seitenscheiben'],
    ['усі вікна', 'задні вікна', 'передні бокові вікна'],
    ['в круг', 'задние стёкла', 'передние боковые'],
  ])('%s holds them where it costs less than both', (whole, rear, front) => {
    const parts: [string, number][] = [
      [rear, 340],
      [front, 130],
    ];
    expect(heldBy(whole, 440, parts)).toEqual([rear, front]);
    expect(heldBy(whole, 520, parts)).toEqual([]);
  });
});
