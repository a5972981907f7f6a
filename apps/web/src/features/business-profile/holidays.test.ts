// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { addDates, datesBetween, groupDates, removeDates } from './holidays.ts';

describe('holidays', () => {
  it('counts both ends of a range, across a change of the clock', () => {
    expect(datesBetween({ from: '2026-03-28', to: '2026-03-30' })).toEqual([
      '2026-03-28',
      '2026-03-29',
      '2026-03-30',
    ]);
    expect(datesBetween({ from: '2026-12-25', to: '2026-12-25' })).toEqual(['2026-12-25']);
  });

  it('takes nothing from a range that runs backwards or is not filled in', () => {
    expect(datesBetween({ from: '2026-12-26', to: '2026-12-24' })).toEqual([]);
    expect(datesBetween({ from: '', to: '' })).toEqual([]);
  });

  it('keeps dates once and in order', () => {
    expect(addDates(['2026-12-25'], { from: '2026-12-24', to: '2026-12-26' })).toEqual([
      '2026-12-24',
      '2026-12-25',
      '2026-12-26',
    ]);
  });

  it('shows neighbouring dates as one range, over the turn of a year too', () => {
    expect(groupDates(['2027-01-01', '2026-12-31', '2026-10-03'])).toEqual([
      { from: '2026-10-03', to: '2026-10-03' },
      { from: '2026-12-31', to: '2027-01-01' },
    ]);
  });

  it('removes a whole range', () => {
    expect(
      removeDates(['2026-10-03', '2026-12-24', '2026-12-25'], { from: '2026-12-24', to: '2026-12-26' }),
    ).toEqual(['2026-10-03']);
  });
});
