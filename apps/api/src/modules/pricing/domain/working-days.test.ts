import type { OpeningHours } from '@glossa/contracts';
import { readPrices } from '@glossa/engine/price-reading';
import { expect, it } from 'vitest';
import { countWorkingDays, workingDayMinutes } from './working-days.ts';

const long: [string, string][] = [['09:00', '18:00']];
const hours: OpeningHours = {
  ...{ mon: long, tue: long, wed: long, thu: long, fri: long },
  sat: [['10:00', '14:00']],
  sun: [],
};

it('a day is as long as the studio works on most days', () => {
  expect(workingDayMinutes(hours)).toBe(540);
  const parted: [string, string][] = [
    ['08:00', '12:00'],
    ['13:00', '17:00'],
  ];
  expect(
    workingDayMinutes({ ...hours, mon: parted, tue: parted, wed: parted, thu: parted, fri: parted }),
  ).toBe(480);
  const none = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
  expect(workingDayMinutes(none)).toBe(480);
});

it.each([
  ['Vollfolierung 2.400 € (3 Tage)', 1620],
  ['Full wrap £1,900, takes 2 days', 1080],
  ['Handwäsche 35 €, 45 Min.', 45],
  ['Politur 300 €', null],
])('%s takes %s minutes of work', (text, minutes) => {
  const [row] = readPrices(text, { currency: 'EUR' }).rows;
  expect(row && countWorkingDays(row, 540).durationMinutes).toBe(minutes);
});
