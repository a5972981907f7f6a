import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { type Lang, NAMES, studioIn } from './four-studios.fixture.ts';
import { exampleStudio, talkTo } from './talk.fixture.ts';

const YEARS: Record<Lang, { coat: string; one: string; three: string }> = {
  en: { coat: 'Ceramic coating', one: '1 year', three: '3 years' },
  de: { coat: 'Keramikversiegelung', one: '1 Jahr', three: '3 Jahre' },
  uk: { coat: 'Керамічне покриття', one: '1 рік', three: '3 роки' },
  ru: { coat: 'Керамическое покрытие', one: '1 год', three: '3 года' },
};

const coatings = (lang: Lang) => {
  const { coat, one, three } = YEARS[lang];
  const rows = [row(coat, 410, { material: one }), row(coat, 730, { material: three })];
  return exampleStudio(rows, { botLanguage: lang });
};

describe('films that are compared stay open, and a figure in words is no hour', () => {
  it.each([
    ['en', ['coating for a Polo, one year or three, what is better?', 'and the prices?', 'three please']],
    ['de', ['Keramikversiegelung Polo, ein Jahr oder drei, was ist besser?', 'und die Preise?', 'die drei']],
    ['uk', ['кераміка на поло, на рік чи на три, що краще?', 'а ціни?', 'давайте на три']],
    ['ru', ['керамика на поло, на год или на три, что лучше?', 'а цены?', 'давайте на три']],
  ] satisfies [Lang, string[]][])('%s', (lang, lines) => {
    const turns = talkTo(coatings(lang), lines);
    expect(turns[0]?.reply.quote).toBeUndefined();
    expect(turns[1]?.reply.text).toMatch(/410[\s\S]*730/u);
    expect(turns[2]?.reply.quote?.total).toBe(730);
    expect(turns[2]?.state.isBooking).toBe(false);
  });
});

describe('a car in any case of the language is that car', () => {
  it.each([
    ['uk', 'хімчистка салону в дастері скільки?'],
    ['uk', 'порахуйте хімчистку салону дастера'],
    ['ru', 'химчистка салона в дастере сколько?'],
    ['ru', 'посчитайте химчистку салона для дастера'],
  ] satisfies [Lang, string][])('%s: %s', (lang, text) => {
    expect(talkTo(studioIn(lang), [text])[0]?.reply.quote?.total).toBe(150);
  });
});

describe('an everyday word that sounds like a car is none', () => {
  it.each([
    ['uk', 'хочу старую плівку зняти ззаду'],
    ['ru', 'старую плёнку сзади надо снять'],
  ] satisfies [Lang, string][])('%s: %s', (lang, text) => {
    expect(talkTo(studioIn(lang), [text])[0]?.state.car).toBeNull();
  });
});

describe('the body that was wrong gives way', () => {
  it.each([
    ['en', 'hand wash for my Octavia estate', 'no, not the estate, it is the saloon'],
    ['de', 'Handwäsche für den Octavia Kombi', 'nein, kein Kombi, das ist die Limousine'],
    ['uk', 'ручна мийка октавії універсал', 'ні, не універсал, це седан'],
    ['ru', 'ручная мойка октавии универсал', 'нет, не универсал, это седан'],
  ] satisfies [Lang, string, string][])('%s', (lang, text, next) => {
    const [first, second] = talkTo(studioIn(lang), [text, next]);
    expect([first?.reply.quote?.total, second?.reply.quote?.total]).toEqual([50, 40]);
  });
});

describe('a service is named by a word of its own', () => {
  it.each([
    ['uk', 'скільки комплекс на поло?'],
    ['ru', 'сколько комплекс на поло?'],
  ] satisfies [Lang, string][])('%s', (lang, text) => {
    expect(talkTo(studioIn(lang), [text])[0]?.state.wished).toMatchObject([{ service: NAMES[lang].full }]);
  });
});

describe('whoever complained is answered and sold nothing', () => {
  it.each([
    ['en', 'you scratched my door and nobody answers', 'by the way, is tint on the rear windows legal?'],
    ['de', 'ihr habt meine Tür zerkratzt und keiner meldet sich', 'ist Tönung hinten eigentlich erlaubt?'],
    ['uk', 'ви подряпали мені двері і мовчите', 'до речі, тонування ззаду законне?'],
    ['ru', 'вы поцарапали мне дверь и молчите', 'кстати, тонировка сзади законна?'],
  ] satisfies [Lang, string, string][])('%s', (lang, text, next) => {
    const [first, second] = talkTo(studioIn(lang), [text, next]);
    expect(first?.wantsPerson).toBe(true);
    expect(second?.reply.choices).toBeUndefined();
    expect(second?.state.asked).toBeNull();
  });
});
