import { describe, expect, it } from 'vitest';
import { faultsOf, standAt } from './hear-visit.ts';
import { VISIT_LANGUAGES, visitsOf } from './visits.ts';

/** What has to be asked, held and booked where a situation begins. */
const BEGINNINGS: Readonly<Record<string, [asked: string | null, slot: string | null, visits: number]>> = {
  quote: ['booking', null, 0],
  offered: ['time', null, 0],
  name: ['name', '2026-11-18T09:00:00Z', 0],
  summary: ['confirm', '2026-11-18T09:00:00Z', 0],
  long: ['confirm', '2026-11-18T09:00:00Z', 0],
  booked: [null, null, 1],
  'add-put': ['add', null, 1],
  'move-put': ['move', '2026-11-20T10:00:00Z', 1],
  two: ['booking', null, 1],
};

describe.each(VISIT_LANGUAGES)('messages around a booking in %s', (lang) => {
  it.each(Object.entries(BEGINNINGS))('begin where they say: %s', (situation, [asked, slot, visits]) => {
    const { state, calendar } = standAt(situation, lang);
    expect([state.asked?.kind ?? null, state.slot?.start ?? null, calendar.facts().own.length]).toEqual([
      asked,
      slot,
      visits,
    ]);
  });

  it.each(['first', 'second'] as const)(
    '%s set: each about a situation that is known, no two alike',
    (set) => {
      const gold = visitsOf(lang, set);
      expect(gold.filter(({ at }) => !(at in BEGINNINGS))).toEqual([]);
      expect(new Set(gold.map(({ at, say }) => `${at} ${say}`)).size).toBe(gold.length);
    },
  );
});

it('finds what is wrong after a message', () => {
  const gold = { at: 'summary', say: 'Yes, book it', order: [], slot: null };
  expect(faultsOf({ ...gold, visits: ['2026-11-18T10:00 3'] }, 'en').faults).toEqual([]);
  expect(faultsOf({ ...gold, visits: ['2026-11-18T11:00 3,8'] }, 'en').faults).toEqual([
    'visits: ["2026-11-18T10:00 3"] instead of ["2026-11-18T11:00 3,8"]',
  ]);
});
