import { describe, expect, it } from 'vitest';
import { type Lang, studioIn } from './four-studios.fixture.ts';
import { talkThatBooks } from './talk.fixture.ts';

const FIRST: Record<Lang, string[]> = {
  en: ['hand wash for my Polo on Tuesday at 10:00, Ann Miller', 'yes'],
  de: ['Handwäsche für meinen Polo am Dienstag um 10:00, Anna Weber', 'ja'],
  uk: ['ручна мийка на поло у вівторок о 10:00, Ганна Коваль', 'так'],
  ru: ['ручная мойка на поло во вторник в 10:00, Анна Котова', 'да'],
};
const YES: Record<Lang, string> = { en: 'yes', de: 'ja', uk: 'так', ru: 'да' };

function hold(lang: Lang, lines: readonly string[]) {
  const turns = talkThatBooks(studioIn(lang), [...FIRST[lang], ...lines]);
  const effects = turns.flatMap((turn) => turn.effects);
  return { turns, booked: effects.filter(({ kind }) => kind === 'book'), effects };
}

describe('another booking moves nothing', () => {
  it.each<[Lang, string, string]>([
    ['en', 'I need another booking, interior cleaning for the X5 on Wednesday at 9:00', 'BMW X5'],
    ['de', 'noch ein Termin bitte: Innenreinigung für den X5 am Mittwoch um 9:00', 'BMW X5'],
    ['uk', 'ще один запис: хімчистка салону на X5 у середу о 9:00', 'BMW X5'],
    ['ru', 'ещё одну запись: химчистка салона на X5 в среду в 9:00', 'BMW X5'],
    ['en', 'one more appointment for the Polo on Wednesday at 9:00 please', 'Volkswagen Polo'],
    ['de', 'bitte einen zweiten Termin am Mittwoch um 9:00', 'Volkswagen Polo'],
    ['uk', 'і ще один запис на середу о 9:00', 'Volkswagen Polo'],
    ['ru', 'и вторую запись на среду в 9:00', 'Volkswagen Polo'],
  ])('%s: %s', (lang, text, car) => {
    const { booked, effects } = hold(lang, [text, YES[lang]]);
    expect(booked).toMatchObject([
      { start: '2027-03-16T09:00:00Z', car: { name: 'Volkswagen Polo' } },
      { start: '2027-03-17T08:00:00Z', car: { name: car } },
    ]);
    expect(effects.some(({ kind }) => kind === 'reschedule' || kind === 'cancel')).toBe(false);
  });
});

describe('an hour for a further booking is one of the same day', () => {
  it.each<[Lang, string]>([
    ['en', 'no, ten stays, and another booking at 12:00 for the second car'],
    ['de', 'nein, 10 Uhr bleibt, noch ein Termin um 12:00 für das zweite Auto'],
    ['uk', 'ні не переносити! на 10 лишається, а на 12:00 ще один запис для другої машини'],
    ['ru', 'нет, не переносите! на 10 остаётся, а второй запишите на 12:00'],
  ])('%s', (lang, text) => {
    const { booked } = hold(lang, [text, YES[lang]]);
    expect(booked).toMatchObject([{ start: '2027-03-16T09:00:00Z' }, { start: '2027-03-16T11:00:00Z' }]);
  });
});

describe('somebody else at an hour of their own moves nothing', () => {
  it.each<[Lang, string]>([
    ['en', 'and my brother at 14:00, his name is Andrew'],
    ['de', 'und mein Bruder um 14:00, er heißt Andreas'],
    ['uk', 'а брата о 14:00, його Андрій звати'],
    ['ru', 'а брата на 14:00, его Андрей зовут'],
  ])('%s', (lang, text) => {
    const { booked, effects } = hold(lang, [text, YES[lang]]);
    expect(booked).toMatchObject([{ start: '2027-03-16T09:00:00Z' }, { start: '2027-03-16T13:00:00Z' }]);
    expect(effects.some(({ kind }) => kind === 'reschedule')).toBe(false);
  });
});

describe('both bookings are told with their sum', () => {
  const SECOND: Record<Lang, string> = {
    en: 'another booking: interior cleaning for the X5 on Wednesday at 9:00',
    de: 'noch ein Termin: Innenreinigung für den X5 am Mittwoch um 9:00',
    uk: 'ще один запис: хімчистка салону на X5 у середу о 9:00',
    ru: 'ещё одну запись: химчистка салона на X5 в среду в 9:00',
  };
  it.each<[Lang, string, boolean]>([
    ['en', 'so both cars are booked, right? whats the total for the two', true],
    ['en', 'are both appointments still on?', false],
    ['de', 'sind beide eingetragen? was macht das zusammen?', true],
    ['de', 'stehen beide Termine noch?', false],
    ['uk', 'обидва записані? скільки разом?', true],
    ['uk', 'обидві записані?', false],
    ['ru', 'обе записаны? сколько всего?', true],
    ['ru', 'обе машины записаны?', false],
  ])('%s: %s', (lang, text, isSum) => {
    const turn = hold(lang, [SECOND[lang], YES[lang], text]).turns.at(-1);
    expect(turn?.acts.filter((act) => act === 'visitTold')).toHaveLength(2);
    expect(turn?.reply.text).toMatch(/Polo[\s\S]*10:00[\s\S]*30[\s\S]*X5[\s\S]*9:00[\s\S]*150/u);
    if (isSum) expect(turn?.reply.text).toContain('180');
    expect(turn?.effects).toEqual([]);
    expect(turn?.acts).not.toContain('topicOpen');
  });
  it.each<[Lang, string]>([
    ['en', 'are both booked?'],
    ['de', 'sind beide gebucht?'],
    ['uk', 'а другий? один на 9, один на 10, обидва записані?'],
    ['ru', 'обе записаны?'],
  ])('%s, where there is one: %s', (lang, text) => {
    const turn = hold(lang, [text]).turns.at(-1);
    expect(turn?.acts).toContain('onlyVisit');
    expect(turn?.effects).toEqual([]);
  });
});
