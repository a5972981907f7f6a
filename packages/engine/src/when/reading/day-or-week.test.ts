import { describe, expect, it } from 'vitest';
import type { EngineLanguage } from '../../facts.ts';
import { readWhen } from './read-when.ts';

// A Monday.
const on = (language: EngineLanguage) => ({
  now: '2027-03-15T08:00:00Z',
  timezone: 'Europe/Berlin',
  language,
});

describe('a week that would do as well as a day says nothing of which day it is', () => {
  it.each<[EngineLanguage, string]>([
    ['EN', 'saturday for her? or sometime next week'],
    ['EN', 'next week or this saturday'],
    ['DE', 'samstag oder irgendwann nächste Woche'],
    ['UA', 'в суботу або десь на наступному тижні'],
    ['RU', 'в субботу или как-нибудь на следующей неделе'],
  ])('%s: %s', (language, text) => {
    const reading = readWhen(text, on(language));
    expect(reading?.start).toBe('2027-03-20');
    expect(reading?.also).toMatchObject([{ kind: 'date', start: '2027-03-22', end: '2027-03-29' }]);
  });

  it.each<[EngineLanguage, string]>([
    ['EN', 'saturday next week'],
    ['DE', 'nächste Woche Samstag'],
    ['UA', 'в суботу на наступному тижні'],
    ['RU', 'на следующей неделе в субботу'],
  ])('%s: without an "or" it is that day of the week: %s', (language, text) => {
    const reading = readWhen(text, on(language));
    expect(reading?.start).toBe('2027-03-27');
    expect(reading?.also).toBeUndefined();
  });
});
