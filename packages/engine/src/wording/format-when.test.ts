import { describe, expect, it } from 'vitest';
import type { StudioFacts } from '../facts.ts';
import { formatHours } from './format-hours.ts';
import { formatInstant, formatMinutes, formatSlots } from './format-when.ts';
import { SENTENCES } from './sentences.ts';

const at = '2026-03-13T08:00:00Z';
const clockwork = (language: 'EN' | 'DE' | 'UA' | 'RU', isTwelveHour = false) => ({
  language,
  timezone: 'Europe/Berlin',
  isTwelveHour,
});

describe('a time is written', () => {
  it.each([
    ['EN', 'Friday, 13 March, 9:00'],
    ['DE', 'Freitag, 13. März, 9:00 Uhr'],
    ['UA', 'п’ятниця, 13 березня, 9:00'],
    ['RU', 'пятница, 13 марта, 9:00'],
  ] as const)('in %s as %s', (language, text) => expect(formatInstant(at, clockwork(language))).toBe(text));

  it('with am and pm for an American studio', () => {
    expect(formatInstant(at, clockwork('EN', true))).toBe('Friday, March 13, 9:00 am');
  });

  it('once per day for several times', () => {
    expect(formatSlots([at, '2026-03-13T10:30:00Z'], clockwork('EN'))).toBe('Friday, 13 March: 9:00, 11:30');
  });
});

describe('durations and hours', () => {
  it('say hours, minutes and working days', () => {
    expect(formatMinutes(150, 'DE')).toBe('2 Stunden 30 Minuten');
    expect(formatMinutes(60, 'UA')).toBe('1 годину');
    expect(formatMinutes(180, 'RU')).toBe('3 часа');
    expect(formatMinutes(330, 'UA')).toBe('5 годин 30 хвилин');
    expect(formatMinutes(1920, 'RU')).toBe('4 рабочих дня');
    expect(formatMinutes(1440, 'EN')).toBe('3 working days');
  });

  it('put days of equal hours together', () => {
    const day: [string, string][] = [['09:00', '18:00']];
    const hours = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: [['10:00', '14:00']], sun: [] };
    expect(formatHours({ hours } as unknown as StudioFacts, 'EN')).toBe(
      'Mon–Fri 9:00–18:00, Sat 10:00–14:00, Sun closed',
    );
  });
});

it('every sentence fills the same gaps in four languages', () => {
  const gaps = (texts: readonly string[]) =>
    texts.map((text) => (text.match(/\{\w+\}/g) ?? []).toSorted().join());
  for (const [key, wordings] of Object.entries(SENTENCES.EN)) {
    const expected = new Set(gaps(wordings));
    expect(expected.size, key).toBe(1);
    for (const language of ['DE', 'UA', 'RU'] as const)
      expect(
        new Set(gaps(SENTENCES[language][key as keyof typeof SENTENCES.EN])),
        `${language} ${key}`,
      ).toEqual(expected);
  }
});
