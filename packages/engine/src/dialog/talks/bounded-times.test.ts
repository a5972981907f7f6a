import { describe, expect, it } from 'vitest';
import { type Lang, studioIn } from './four-studios.fixture.ts';
import { talkTo } from './talk.fixture.ts';

/** The talks begin on Monday, 15 March 2027. */
const hoursOf = (offered: readonly { start: string }[] = []) =>
  offered.map(({ start }) => Number(start.slice(11, 13)) + 1);

describe('what bounds the hours holds for all that is offered', () => {
  it.each<[Lang, string, string]>([
    ['en', 'hand wash for my Polo', 'tuesday or thursday, not before eleven'],
    ['de', 'Handwäsche für den Polo', 'Dienstag oder Donnerstag, nicht vor elf'],
    ['uk', 'ручна мийка Поло', 'вівторок або четвер, не раніше одинадцятої'],
    ['ru', 'ручная мойка Поло', 'вторник или четверг, не раньше одиннадцати'],
  ])('%s: %s, %s', (lang, ...lines) => {
    const { offered } = talkTo(studioIn(lang), lines).at(-1)?.state ?? {};
    expect(new Set(offered?.map(({ start }) => start.slice(8, 10)))).toEqual(new Set(['16', '18']));
    expect(hoursOf(offered).every((hour) => hour >= 11)).toBe(true);
  });

  it.each<[Lang, string, string]>([
    ['en', 'hand wash for my Polo', 'any afternoon this week, just not today'],
    ['de', 'Handwäsche für den Polo', 'diese Woche nachmittags, bloß nicht heute'],
    ['uk', 'ручна мийка Поло', 'цього тижня після обіду, тільки не сьогодні'],
    ['ru', 'ручная мойка Поло', 'на этой неделе после обеда, только не сегодня'],
  ])('%s: %s, %s', (lang, ...lines) => {
    const { offered } = talkTo(studioIn(lang), lines).at(-1)?.state ?? {};
    const days = new Set(offered?.map(({ start }) => start.slice(8, 10)));
    expect(days.size).toBeGreaterThan(1);
    expect(days.has('15')).toBe(false);
    expect(hoursOf(offered).every((hour) => hour >= 12)).toBe(true);
  });
});

it('an hour said with a half is no place among the times shown before', () => {
  const [, , last] = talkTo(studioIn('uk'), [
    'ручна мийка Поло',
    'Записатися',
    "краще п'ятниця о пів на третю",
  ]);
  expect(last?.state.slot?.start).toBe('2027-03-19T13:30:00Z');
});
