import { expect, it } from 'vitest';
import { type Lang, studioIn } from './four-studios.fixture.ts';
import { talkTo } from './talk.fixture.ts';

it.each<[Lang, string, string, string, string]>([
  ['en', 'hand wash for my Polo', 'Friday at 10', 'Anna', 'actually not Friday'],
  ['de', 'Handwäsche für den Polo', 'Freitag um 10', 'Jonas', 'doch nicht Freitag'],
  ['uk', 'ручна мийка Поло', "у п'ятницю о 10", 'Олег', "тільки не п'ятниця"],
  ['ru', 'ручная мойка Поло', 'в пятницу в 10', 'Тимур', 'только не пятница'],
])('%s: a day that is denied is not proposed again: %s, %s, %s, %s', (lang, ...lines) => {
  const turns = talkTo(studioIn(lang), lines);
  expect(turns[2]?.state.asked?.kind).toBe('confirm');
  expect(turns[3]?.acts).toEqual(['notBooked']);
  expect(turns[3]?.state.slot).toBeNull();
});
