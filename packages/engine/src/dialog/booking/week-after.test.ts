import { describe, expect, it } from 'vitest';
import { findCar } from '../../cars/index.ts';
import { type Lang, studioIn } from '../talks/four-studios.fixture.ts';
import { talkTo } from '../talks/talk.fixture.ts';

/** The talks begin on Monday, 15 March 2027. */
const BEGIN: Record<Lang, [string, string]> = {
  en: ['hand wash for my Polo', 'thursday at 11'],
  de: ['Handwäsche für den Polo', 'Donnerstag um 11'],
  uk: ['ручна мийка Поло', 'четвер об 11'],
  ru: ['ручная мойка Поло', 'четверг в 11'],
};
const daysOf = (offered: readonly { start: string }[] = []) => offered.map(({ start }) => start.slice(0, 10));

describe('the week behind the one that is talked about', () => {
  it.each<[Lang, string]>([
    ['en', 'would the week after be possible?'],
    ['de', 'ginge es auch eine Woche später?'],
    ['uk', 'а можна на тиждень пізніше?'],
    ['ru', 'а можно на неделю позже?'],
  ])('%s: %s', (lang, said) => {
    const days = daysOf(talkTo(studioIn(lang), [...BEGIN[lang], said]).at(-1)?.state.offered);
    expect(days.length).toBeGreaterThan(0);
    expect(days.every((day) => day >= '2027-03-22' && day <= '2027-03-28')).toBe(true);
  });
});

describe('who asks what a day has is shown its times, and holds no hour of another day', () => {
  it.each<[Lang, string]>([
    ['en', 'thursday is no good after all. is there anything on friday?'],
    ['de', 'Donnerstag geht doch nicht. Gibt es am Freitag was?'],
    ['uk', "четвер не виходить. є п'ятниця?"],
    ['ru', 'четверг не получается. есть пятница?'],
  ])('%s: %s', (lang, said) => {
    const { state } = talkTo(studioIn(lang), [...BEGIN[lang], said]).at(-1) ?? {};
    expect(state?.slot).toBeNull();
    expect(new Set(daysOf(state?.offered))).toEqual(new Set(['2027-03-19']));
  });
});

it.each(['кажу ж, 12 рано', 'я ж 11 просила', 'б 30 пізніше', 'я 12 говорил'])('%s names no car', (text) => {
  expect(findCar(text)).toBeNull();
});
