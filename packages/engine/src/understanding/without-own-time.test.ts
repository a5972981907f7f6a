import { describe, expect, it } from 'vitest';
import type { EngineLanguage } from '../facts.ts';
import { doneBy } from './done-by.ts';
import { understand } from './understand.ts';

/** Monday, 16 November 2026. */
const timeIn = (language: EngineLanguage, text: string) =>
  understand(text, {
    now: '2026-11-16T07:00:00Z',
    timezone: 'Europe/Berlin',
    language,
    isNameAsked: false,
    isBooking: true,
    asked: { ask: 'time', choices: [], language },
  }).times.reading;

describe('when a car is fetched is not when it comes', () => {
  it.each<[EngineLanguage, string]>([
    ['EN', 'fine, though i could only pick it up thursday after 5'],
    ['DE', 'gut, abholen könnte ich erst am Donnerstag gegen 17 Uhr'],
    ['UA', 'добре, забрати зможу лише у четвер після 17'],
    ['RU', 'хорошо, забрать получится только в четверг после 17'],
  ])('%s: %s', (language, text) => {
    expect(timeIn(language, text)).toBeNull();
  });

  it.each<[EngineLanguage, string]>([
    ['EN', 'thursday at 10, and i would collect at 5'],
    ['DE', 'Donnerstag um 10 und um 17 Uhr hol ich ihn'],
    ['UA', 'у четвер о 10 і о 17 заберу'],
    ['RU', 'в четверг в 10 и в 17 заберу'],
    ['EN', 'thursday at 10 would do, how do you do pick up?'],
  ])('%s, a time to come beside it stays: %s', (language, text) => {
    expect(timeIn(language, text)?.start).toBe('2026-11-19T10:00');
  });
});

describe('nor is when somebody travels or works', () => {
  it.each<[EngineLanguage, string]>([
    ['EN', 'great, our plane lands at 7'],
    ['DE', 'super, mein Zug kommt um 8 an'],
    ['UA', 'чудово, наш літак прилітає о 8'],
    ['RU', 'отлично, поезд прибывает в 8'],
    ['EN', 'i get off work at 6 and would collect it then'],
    ['DE', 'Feierabend ist um 16 Uhr, dann hol ich ihn ab'],
  ])('%s: %s', (language, text) => {
    expect(timeIn(language, text)).toBeNull();
  });

  it.each<[EngineLanguage, string, string]>([
    ['EN', 'i finish work at 4', '16:00'],
    ['DE', 'arbeite bis 14 Uhr', '14:00'],
    ['UA', 'закінчую о 15', '15:00'],
    ['RU', 'заканчиваю в 15', '15:00'],
  ])('%s, who only tells when work is over can come from then on: %s', (language, text, hour) => {
    const reading = timeIn(language, text);
    expect([reading?.kind, reading?.start.slice(11)]).toEqual(['daypart', hour]);
  });

  it('of an hour that does not suit and that of an errand the second is the one to be done by', () => {
    expect(doneBy('16 is too late i told you i gotta get the kids at 3')).toBe('15:00');
    expect(timeIn('EN', '16 is too late i gotta get the kids at 3. any morning thursday?')?.start).toBe(
      '2026-11-19T08:00',
    );
  });
});
