import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from './talk.fixture.ts';

const day: [string, string][] = [
  ['08:00', '12:00'],
  ['13:00', '17:00'],
];
const studio = exampleStudio(
  [
    row('Innenreinigung', 99, { durationMinutes: 210 }),
    row('Keramikversiegelung', 590, { durationMinutes: 960 }),
  ],
  { hours: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: [], sun: [] }, botLanguage: 'de' },
);

const hoursOf = (text: string) => {
  const [turn] = talkTo(studio, [text]);
  return { acts: turn?.acts, starts: turn?.state.offered.map(({ start }) => start.slice(11, 16)) };
};

describe('the afternoon that has room is not called full', () => {
  it.each([
    'interior cleaning for my Corsa on Friday afternoon',
    'Innenreinigung Corsa, Freitag Nachmittag',
    'хімчистка салону корси на п’ятницю після обіду',
    'химчистка салона корсы в пятницу после обеда',
  ])('%s', (text) => {
    const { acts, starts } = hoursOf(text);
    expect(acts).not.toContain('partFull');
    // Times are in UTC, an hour behind Berlin.
    expect(starts?.[0]).toBe('12:00');
  });
  it.each([
    'ceramic coating for my Corsa on Friday afternoon',
    'Keramikversiegelung Corsa, Freitag Nachmittag',
    'керамічне покриття корси на п’ятницю після обіду',
    'керамическое покрытие корсы в пятницу после обеда',
  ])('%s', (text) => {
    const { acts, starts } = hoursOf(text);
    expect(acts).not.toContain('partFull');
    expect(starts?.length).toBeGreaterThan(0);
    expect(starts?.every((start) => start >= '11:00')).toBe(true);
  });
});
