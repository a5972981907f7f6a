import { describe, expect, it } from 'vitest';
import { type Lang, studioIn } from '../talks/four-studios.fixture.ts';
import { talkThatBooks, talkTo } from '../talks/talk.fixture.ts';

/** The talks begin on Monday, 15 March 2027. */
describe('a day that is denied goes and stays away', () => {
  it.each<[Lang, string, string]>([
    ['en', 'hand wash for my Polo on friday', 'no i never said friday'],
    ['de', 'Handwäsche für den Polo am Freitag', 'ich hab nie Freitag gesagt'],
    ['uk', "ручна мийка Поло в п'ятницю", "я не казав що в п'ятницю"],
    ['ru', 'ручная мойка Поло в пятницу', 'я не говорил в пятницу'],
  ])('%s: %s, %s', (lang, ...lines) => {
    const [first, second] = talkTo(studioIn(lang), lines);
    expect(first?.state.day).toBe('2027-03-19');
    expect(second?.state.day).not.toBe('2027-03-19');
    expect(second?.state.wishedTime).toBeNull();
  });
});

describe('of two days both are offered', () => {
  it.each<[Lang, string, string]>([
    ['en', 'hand wash for my Polo', 'wednesday or friday morning'],
    ['de', 'Handwäsche für den Polo', 'Mittwoch oder Freitag Vormittag'],
    ['uk', 'ручна мийка Поло', "середа або п'ятниця зранку"],
    ['ru', 'ручная мойка Поло', 'среда или пятница с утра'],
  ])('%s: %s, %s', (lang, ...lines) => {
    const offered = talkTo(studioIn(lang), lines).at(-1)?.state.offered ?? [];
    const days = new Set(offered.map(({ start }) => start.slice(0, 10)));
    expect([...days]).toEqual(['2027-03-17', '2027-03-19']);
  });

  it('of two days with an hour the one is taken on which it is free', () => {
    const busy = [{ bayId: '1', start: '2027-03-17T08:00:00Z', end: '2027-03-17T12:00:00Z' }];
    const [, second] = talkTo(studioIn('en'), ['hand wash for my Polo', 'wednesday or friday at 10'], {
      calendar: { busy, own: [] },
    });
    expect(second?.state.slot?.start).toBe('2027-03-19T09:00:00Z');
  });
});

describe('right before a visit is on its day', () => {
  it.each<[Lang, string[]]>([
    [
      'en',
      ['hand wash for my Polo, friday at 12, Anna', 'yes', 'and a wash for my Golf right before it, at 9'],
    ],
    [
      'de',
      ['Handwäsche für den Polo, Freitag um 12, Anna', 'ja', 'und Handwäsche für den Golf direkt davor um 9'],
    ],
  ])('%s: %j', (lang, lines) => {
    const last = talkThatBooks(studioIn(lang), lines).at(-1);
    const start = last?.state.slot?.start ?? last?.state.wishedTime?.start ?? '';
    expect(start.slice(0, 10)).toBe('2027-03-19');
  });
});

describe('of the times that are shown the one that is said', () => {
  it.each<[Lang, string, string, string]>([
    ['uk', 'ручна мийка Поло', 'в середу', 'давай 12'],
    ['ru', 'ручная мойка Поло', 'в среду', 'давай 12'],
    ['de', 'Handwäsche für den Polo', 'Mittwoch', 'ok 12'],
    ['en', 'hand wash for my Polo', 'wednesday', 'ok 12'],
  ])('%s: %s, %s, %s', (lang, ...lines) => {
    expect(talkTo(studioIn(lang), lines).at(-1)?.state.slot?.start).toBe('2027-03-17T11:00:00Z');
  });

  it.each<[Lang, string[]]>([
    ['ru', ['ручная мойка Поло', 'в среду', 'в 10', 'Анна', 'не не, 10 рано, давай 12']],
    ['uk', ['ручна мийка Поло', 'в середу', 'о 10', 'Анна', 'ні, 10 зарано, давай 12']],
  ])('%s: and books no other: %j', (lang, lines) => {
    const last = talkTo(studioIn(lang), lines).at(-1);
    const booked = last?.effects.flatMap((effect) => (effect.kind === 'book' ? [effect.start] : [])) ?? [];
    expect(booked[0] ?? last?.state.slot?.start).toBe('2027-03-17T11:00:00Z');
  });

  it('keeps the hour when a job is called by its number', () => {
    const lines = ['hand wash for my Polo', 'wednesday', '9:00', 'Anna', 'no, make it a number 2 wash'];
    const turns = talkTo(studioIn('en'), lines);
    expect(turns.at(-1)?.state.slot?.start).toBe(turns[3]?.state.slot?.start);
  });
});

describe('the earliest of the times that were shown is chosen, and a family name said first is kept', () => {
  it.each<[Lang, string, string, string]>([
    [
      'en',
      'hand wash for my Polo, thursday morning?',
      'the earliest. doyle kevin, 0151 23456789',
      'Kevin Doyle',
    ],
    [
      'de',
      'Handwäsche für den Polo, Donnerstag Vormittag?',
      'das früheste. müller sandra, 0151 23456789',
      'Sandra Müller',
    ],
    ['uk', 'ручна мийка Поло, четвер зранку?', 'найраніше. шевчук оксана, 067 111 22 33', 'Оксана Шевчук'],
    [
      'ru',
      'ручная мойка Поло, четверг утром?',
      'самое раннее. сулейменов марат, 8 701 111 22 33',
      'Марат Сулейменов',
    ],
  ])('%s: %s, %s', (lang, first, second, name) => {
    const [shown, turn] = talkTo(studioIn(lang), [first, second]);
    expect(shown?.state.offered.length).toBeGreaterThan(1);
    expect(turn?.state.slot?.start).toBe(shown?.state.offered[0]?.start);
    expect(turn?.state.name).toBe(name);
  });
});
