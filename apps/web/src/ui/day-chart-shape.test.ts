// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { areaPath, barsPath, chartScale } from './day-chart-shape.ts';

describe('the shape of a chart by days', () => {
  it('reaches the top with the highest value and stays on the ground without any', () => {
    expect([0, 2, 4].map(chartScale(4))).toEqual([0, 0.5, 1]);
    expect([0, 0].map(chartScale(0))).toEqual([0, 0]);
  });

  it('puts the bars of a day beside each other and leaves out empty ones', () => {
    expect(barsPath([2, 0], 2, { place: 0, of: 2 })).toBe('M0.15,1v-1h0.35v1z');
    expect(barsPath([0, 1], 2, { place: 1, of: 2 })).toBe('M1.5,1v-0.5h0.35v0.5z');
  });

  it('runs through the middle of each day and closes along the ground', () => {
    expect(areaPath([0, 4, 2], 4)).toEqual({
      line: 'M0.5,1L1.5,0L2.5,0.5',
      area: 'M0.5,1L1.5,0L2.5,0.5L2.5,1L0.5,1Z',
    });
  });

  it('draws nothing of no days', () => {
    expect(areaPath([], 0)).toEqual({ line: '', area: '' });
  });
});
