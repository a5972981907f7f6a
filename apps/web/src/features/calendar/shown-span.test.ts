// @vitest-environment node

import { describe, expect, it } from 'vitest';
import { examplePartner } from '../../testing/examples.ts';
import { firstDate, listDays, shownSpan, turnPage } from './shown-span.ts';

const zone = 'Europe/Berlin';

describe('shownSpan', () => {
  it('shows a week from Monday and holds through the clock change', () => {
    expect(shownSpan('week', '2026-03-29', zone)).toEqual({
      first: '2026-03-23',
      days: 7,
      from: '2026-03-22T23:00:00.000Z',
      to: '2026-03-29T22:00:00.000Z',
    });
  });

  it('shows six weeks around a month', () => {
    const span = shownSpan('month', '2026-03-12', zone);
    expect([span.first, listDays(span).at(-1)]).toEqual(['2026-02-23', '2026-04-05']);
  });

  it('shows one day of 23 hours as it is', () => {
    const { from, to } = shownSpan('day', '2027-03-28', zone);
    expect((Date.parse(to) - Date.parse(from)) / 3_600_000).toBe(23);
  });
});

describe('turnPage', () => {
  it.each([
    ['month', '2026-01-31', 1, '2026-02-28'],
    ['month', '2026-01-15', -1, '2025-12-15'],
    ['week', '2026-03-25', 1, '2026-04-01'],
    ['day', '2026-03-01', -1, '2026-02-28'],
    ['bays', '2026-03-01', 1, '2026-03-02'],
    ['agenda', '2026-03-01', 1, '2026-03-15'],
  ] as const)('turns %s from %s by %i', (view, date, direction, expected) => {
    expect(turnPage(view, date, direction)).toBe(expected);
  });
});

it.each([
  ['week', '2027-03-07', [], '2027-03-08'],
  ['week', '2027-03-07', [['10:00', '14:00']], '2027-03-07'],
  ['week', '2027-03-06', [], '2027-03-06'],
  ['agenda', '2027-03-07', [], '2027-03-07'],
] as const)('opens the %s of %s with hours %j on %s', (view, today, sun, date) => {
  const { hours } = examplePartner().config;
  const spans = sun.map(([from, to]): [string, string] => [from, to]);
  expect(firstDate(view, today, { hours: { ...hours, sun: spans } })).toBe(date);
});
