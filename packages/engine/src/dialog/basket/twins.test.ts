import { describe, expect, it } from 'vitest';
import { type Lang, studioIn } from '../talks/four-studios.fixture.ts';
import { talkThatBooks, talkTo } from '../talks/talk.fixture.ts';

const POLO: Record<Lang, string> = {
  en: 'a hand wash for my Polo',
  de: 'eine Handwäsche für meinen Polo',
  uk: 'ручна мийка на поло',
  ru: 'ручная мойка на поло',
};

describe('two cars that are the same are priced together', () => {
  it.each<[Lang, string]>([
    ['en', 'a hand wash for two identical Polos'],
    ['de', 'Handwäsche für zwei gleiche Polo'],
    ['uk', 'ручна мийка на два однакових поло'],
    ['ru', 'ручная мойка на два одинаковых поло'],
  ])('%s, at once', (lang, text) => {
    const [turn] = talkTo(studioIn(lang), [text]);
    expect(turn?.reply.quote?.total).toBe(60);
  });
  it.each<[Lang, string]>([
    ['en', 'there are two cars actually'],
    ['de', 'es sind zwei Autos'],
    ['uk', 'так, але машин дві'],
    ['ru', 'да, только машин две'],
  ])('%s, told afterwards, and for what comes later too', (lang, text) => {
    const more = studioIn(lang).rows.find(({ price, carType }) => price === 65 && carType === null);
    const [, turn, last] = talkTo(studioIn(lang), [POLO[lang], text, `+ ${more?.service ?? ''}`]);
    expect(turn?.reply.quote?.total).toBe(60);
    expect(last?.reply.quote?.total).toBe(60 + 130);
  });
});

describe('they come as one visit', () => {
  it.each<[Lang, string[]]>([
    [
      'en',
      ['two identical Polos, a hand wash', 'Tuesday 9:00', 'Rory. book the second one too, at 10:00', 'yes'],
    ],
    [
      'uk',
      ['два однакових поло, ручна мийка', 'вівторок 9:00', 'Назар. друге авто теж запишіть, на 10:00', 'так'],
    ],
    [
      'ru',
      ['два одинаковых поло, ручная мойка', 'вторник 9:00', 'Тимур. второй тоже запишите, на 10:00', 'да'],
    ],
  ])('%s', (lang, lines) => {
    const turns = talkThatBooks(studioIn(lang), lines);
    const booked = turns.flatMap(({ effects }) => effects.filter(({ kind }) => kind === 'book'));
    expect(booked).toMatchObject([
      { start: '2027-03-16T08:00:00Z', end: '2027-03-16T10:00:00Z', quote: { total: 60 } },
    ]);
    expect(turns.at(-1)?.reply.text).toContain('2 × Volkswagen Polo');
  });
});

it('is of one car again where only one comes', () => {
  const turns = talkTo(studioIn('en'), ['a hand wash for two identical Polos', 'sorry, just the one car']);
  expect(turns.at(-1)?.reply.quote?.total).toBe(30);
});

it('counts no two cars of different makes', () => {
  const turns = talkTo(studioIn('de'), [
    'eine Handwäsche für meinen Polo',
    'nein, der Fiat um 9 und der Polo um 13 Uhr. Zwei Autos!',
  ]);
  expect(turns.at(-1)?.state.twins).toBeUndefined();
});
