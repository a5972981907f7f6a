// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { formatsOf } from './use-format.ts';

const spaces = /[\u00a0\u202f]/g;
const instant = '2026-03-12T22:40:00Z';

describe('formats', () => {
  it.each([
    ['en', '€1,290', '€99.50'],
    ['de', '1.290 €', '99,50 €'],
    ['uk', '1 290 €', '99,50 €'],
    ['ru', '1 290 €', '99,50 €'],
  ])('write money in %s without needless cents', (locale, whole, broken) => {
    const { money } = formatsOf(locale);
    expect([money(1290, 'EUR'), money(99.5, 'EUR')].map((text) => text.replace(spaces, ' '))).toEqual([
      whole,
      broken,
    ]);
  });

  it.each([
    ['en', 'Thursday 12 March'],
    ['de', 'Donnerstag, 12. März'],
    ['uk', 'Четвер, 12 березня'],
    ['ru', 'Четверг, 12 марта'],
  ])('begin a long date in %s with a capital', (locale, date) => {
    expect(formatsOf(locale).longDate(instant, 'Europe/Berlin')).toBe(date);
  });

  it.each([
    ['en', 'German'],
    ['de', 'Deutsch'],
    ['uk', 'німецька'],
    ['ru', 'немецкий'],
  ])('name a language in %s', (locale, name) => {
    expect(formatsOf(locale).languageName('DE')).toBe(name);
  });

  it.each([
    ['en', 45, '45 secs'],
    ['de', 150, '3 Min.'],
    ['uk', 59.7, '1 хв'],
    ['ru', 3 * 3600, '3 ч'],
  ])('say in %s how long %d seconds are', (locale, seconds, words) => {
    expect(formatsOf(locale).wait(seconds).replace(spaces, ' ')).toBe(words);
  });

  it('take times in the zone asked for, on 24 hours', () => {
    expect(formatsOf('en').time(instant, 'Europe/Berlin')).toBe('23:40');
    expect(formatsOf('en').time(instant, 'Europe/Kyiv')).toBe('00:40');
  });
});
