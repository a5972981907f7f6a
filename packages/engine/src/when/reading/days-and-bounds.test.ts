import { describe, expect, it } from 'vitest';
import { readWhen } from './read-when.ts';

/** Monday, 16 November 2026. */
const at = (language: 'EN' | 'DE' | 'UA' | 'RU') => ({
  now: '2026-11-16T07:00:00Z',
  timezone: 'Europe/Berlin',
  language,
});
const daysOf = (reading: ReturnType<typeof readWhen>) =>
  [reading, ...(reading?.also ?? [])].map((one) => one?.start.slice(8, 10)).join(' ');

describe('a part of the day holds for every day of a week', () => {
  it.each([
    ['EN', 'any morning this week except today', '17 18 19 20 21 22', '08:00'],
    ['DE', 'nächste Woche vormittags', '23 24 25 26 27 28 29', '09:00'],
    ['UA', 'наступного тижня після 15', '23 24 25 26 27 28 29', '15:00'],
    ['RU', 'на следующей неделе утром', '23 24 25 26 27 28 29', '08:00'],
  ] as const)('%s: %s', (language, text, days, hour) => {
    const reading = readWhen(text, at(language));
    expect(daysOf(reading)).toBe(days);
    expect(reading?.start.slice(11)).toBe(hour);
  });
});

describe('of two days in different sentences the one with the hour or the question counts', () => {
  it.each([
    ['EN', 'my daughter is off school on tuesday. thursday at 11?', '2026-11-19T11:00'],
    ['DE', 'Dienstag ist Elternabend. Donnerstag 11 Uhr?', '2026-11-19T11:00'],
    ['UA', 'у вівторок приїжджають гості. четвер об 11?', '2026-11-19T11:00'],
    ['RU', 'прилетаю 24-го. На 25-е что-нибудь найдётся?', '2026-11-25'],
    ['EN', 'oh no that is my wedding day tuesday 😬 the 20th at 2?', '2026-11-20T14:00'],
  ] as const)('%s: %s', (language, text, start) => {
    const reading = readWhen(text, at(language));
    expect(reading?.start).toBe(start);
    expect(reading?.also).toBeUndefined();
  });

  it('two that are left open both stay', () => {
    expect(daysOf(readWhen('I thought of Tuesday. Or Thursday?', at('EN')))).toBe('17 19');
  });
});

describe('the day of the month behind a weekday is no hour', () => {
  it.each([
    ['DE', 'Di 24. früh', '2026-11-24T08:00'],
    ['DE', 'dienstag 24. um neun', '2026-11-24T09:00'],
    ['RU', 'Вторник, 24-е, полдень', '2026-11-24T12:00'],
    ['UA', 'вівторок, 24-те, о 9', '2026-11-24T09:00'],
    ['EN', 'next week tuesday early', '2026-11-24T08:00'],
  ] as const)('%s: %s', (language, text, start) => {
    expect(readWhen(text, at(language))?.start).toBe(start);
  });
});

describe('the week behind the one that is refused', () => {
  it.each([
    ['EN', 'not this week, the next one'],
    ['DE', 'nicht diese Woche, sondern nächste'],
    ['UA', 'не цього тижня, краще наступного'],
    ['RU', 'не на этой неделе, на следующей'],
  ] as const)('%s: %s', (language, text) => {
    const { start, end } = readWhen(text, at(language)) ?? {};
    expect([start, end]).toEqual(['2026-11-23', '2026-11-30']);
  });
});

describe('of a half of the day that is refused the other one is left', () => {
  it.each([
    ['EN', "i can't do mornings", '2026-11-16T12:00'],
    ['DE', 'vormittags kann ich nie', '2026-11-16T12:00'],
    ['UA', 'тільки не зранку', '2026-11-16T12:00'],
    ['RU', 'только не утром', '2026-11-16T12:00'],
  ] as const)('%s: %s', (language, text, start) => {
    expect(readWhen(text, at(language))?.start).toBe(start);
  });

  it('who asks whether there is nothing then refuses nothing', () => {
    expect(readWhen('у четвер після обіду нема нічого?', at('UA'))?.start).toBe('2026-11-19T14:00');
  });
});

describe('the days before a deadline', () => {
  it.each([
    ['EN', 'it has to be done before the 27th', '2026-11-27'],
    ['EN', 'any slot by friday', '2026-11-21'],
    ['DE', 'muss vor dem 27. fertig sein', '2026-11-27'],
    ['UA', 'треба зробити до 27-го', '2026-11-28'],
    ['RU', 'надо сделать до 27-го', '2026-11-28'],
  ] as const)('%s: %s', (language, text, end) => {
    const reading = readWhen(text, at(language));
    expect([reading?.start, reading?.end]).toEqual(['2026-11-16', end]);
  });

  it('no day is left out by who is away until then', () => {
    expect(readWhen('I am away until Friday', at('EN'))?.end).toBeUndefined();
    expect(readWhen('not before friday', at('EN'))?.start).toBe('2026-11-20');
  });

  it('a deadline in another sentence is none of the days asked for', () => {
    const reading = readWhen('Muss vor dem 27. fertig sein. Mittwoch oder Donnerstag?', at('DE'));
    expect(daysOf(reading)).toBe('18 19');
  });
});
