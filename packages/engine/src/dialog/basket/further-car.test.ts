import { describe, expect, it } from 'vitest';
import { type Lang, NAMES, studioIn } from '../talks/four-studios.fixture.ts';
import { talkThatBooks, talkTo } from '../talks/talk.fixture.ts';

const FIRST: Record<Lang, string> = {
  en: 'how much is interior cleaning for my Polo?',
  de: 'was kostet eine Innenreinigung für meinen Polo?',
  uk: 'скільки коштує хімчистка салону на поло?',
  ru: 'сколько стоит химчистка салона на поло?',
};

const pricesOf = (turn: ReturnType<typeof talkTo>[number] | undefined) =>
  turn?.reply.quote?.lines.map(({ price }) => price);

describe('a job for a further car leaves the first car its own price', () => {
  it.each([
    ['en', "and also a hand wash for my wife's X5"],
    ['de', 'und meine Frau hat noch einen X5, da bitte eine Handwäsche'],
    ['uk', 'і ще дружині на X5 ручну мийку'],
    ['ru', 'и ещё жене на X5 ручную мойку'],
  ] satisfies [Lang, string][])('%s', (lang, text) => {
    const [, turn] = talkTo(studioIn(lang), [FIRST[lang], text]);
    expect(pricesOf(turn)).toEqual([120, 60]);
    expect(turn?.reply.text).toMatch(/Polo[\s\S]*X5/u);
  });
});

describe('only one job for a further car is no other car instead', () => {
  it.each([
    ['en', "and the wife's X5 just a hand wash"],
    ['de', 'mein Bruder hat einen X5, nur Handwäsche'],
    ['uk', 'у брата X5, йому тільки ручну мийку'],
    ['ru', 'у жены ещё X5, ей только ручную мойку'],
  ] satisfies [Lang, string][])('%s', (lang, text) => {
    const [, turn] = talkTo(studioIn(lang), [FIRST[lang], text]);
    expect(pricesOf(turn)).toEqual([120, 60]);
    expect(turn?.reply.text).toMatch(/Polo[\s\S]*X5/u);
  });
});

describe('the same for a further car is priced for each', () => {
  it.each([
    ['en', 'same for the X5'],
    ['de', 'dasselbe für den X5'],
    ['uk', 'і таку ж на X5'],
    ['ru', 'и такую же на X5'],
  ] satisfies [Lang, string][])('%s', (lang, text) => {
    const [, turn] = talkTo(studioIn(lang), [FIRST[lang], text]);
    expect(pricesOf(turn)).toEqual([120, 150]);
  });
});

describe('what it would be for another car is told, and changes nothing', () => {
  it.each([
    ['en', 'and what would it be for an X5?'],
    ['de', 'und was wäre es beim X5?'],
    ['de', 'was wärs eigentlich bei nem X5 statt dem Polo?'],
    ['uk', 'а скільки було б на X5?'],
    ['ru', 'а сколько было бы на X5?'],
    ['en', 'is it the same price if i bring my wifes car instead, its an x5?'],
    ['de', 'ist das derselbe Preis, wenn ich den X5 meiner Frau bringe?'],
    ['uk', 'а буде стільки ж, якщо я приїду на X5 дружини?'],
    ['ru', 'а столько же, если я приеду на X5 жены?'],
  ] satisfies [Lang, string][])('%s: %s', (lang, text) => {
    const [first, turn] = talkTo(studioIn(lang), [FIRST[lang], text]);
    expect(turn?.reply.text).toMatch(/X5[\s\S]*150/u);
    expect(turn?.state.wished).toEqual(first?.state.wished);
    expect(turn?.state.car).toEqual(first?.state.car);
    expect(turn?.effects).toEqual([]);
  });
});

describe('each of the two is booked with its own car and price', () => {
  const GO_ON: Record<Lang, string[]> = {
    en: ['same for the X5', 'book both, Tuesday 9:00', 'Rory', 'yes', 'Wednesday 9:00', 'yes'],
    de: ['dasselbe für den X5', 'beide buchen, Dienstag 9 Uhr', 'Jonas', 'ja', 'Mittwoch 9 Uhr', 'ja'],
    uk: ['і таку ж на X5', 'запишіть обидві, вівторок 9:00', 'Назар', 'так', 'середа 9:00', 'так'],
    ru: ['и такую же на X5', 'запишите обе, вторник 9:00', 'Тимур', 'да', 'среда 9:00', 'да'],
  };
  it.each(Object.entries(GO_ON) as [Lang, string[]][])('%s', (lang, lines) => {
    const turns = talkThatBooks(studioIn(lang), [FIRST[lang], ...lines]);
    const booked = turns.flatMap(({ effects }) => effects.filter(({ kind }) => kind === 'book'));
    expect(booked).toMatchObject([
      { car: { name: 'Volkswagen Polo' }, quote: { total: 120 } },
      { car: { name: 'BMW X5' }, quote: { total: 150 } },
    ]);
  });
});

describe('a service still to be chosen stays with its car', () => {
  it.each([
    ['en', 'wash my X5 and do a rear tint with ceramic film on the Polo, price?'],
    ['de', 'X5 waschen und beim Polo Keramikfolie hinten, was kostet das?'],
    ['uk', 'X5 помити, а на поло тонування заду керамічною плівкою, скільки?'],
    ['ru', 'X5 помыть, а на поло тонировка зада керамической плёнкой, сколько?'],
  ] satisfies [Lang, string][])('%s', (lang, text) => {
    const [asked, again, told] = talkTo(studioIn(lang), [text, SUM[lang], NAMES[lang].full]);
    expect(asked?.reply.text).toContain('X5');
    expect(asked?.reply.choices).toEqual([NAMES[lang].wash, NAMES[lang].full]);
    expect(again?.reply.choices).toEqual([NAMES[lang].wash, NAMES[lang].full]);
    expect(pricesOf(told)?.toSorted((a, b) => a - b)).toEqual([82, 240]);
  });
  const SUM: Record<Lang, string> = {
    en: 'what is that together?',
    de: 'was macht das zusammen?',
    uk: 'разом скільки?',
    ru: 'вместе сколько?',
  };
});

describe('cars named by their makes are asked for one after the other', () => {
  it.each([
    ['en', 'we have two cars, a BMW and an Audi, both need interior cleaning', ['X3', 'an A4 estate']],
    ['de', 'zwei Autos, ein BMW und ein Audi, beide Innenreinigung', ['X3', 'A4 Kombi']],
    ['uk', 'дві машини, бмв і ауді, обом хімчистка салону', ['X3', 'А4 універсал']],
    ['ru', 'две машины, бмв и ауди, обеим химчистка салона', ['X3', 'А4 универсал']],
  ] satisfies [Lang, string, string[]][])('%s', (lang, text, answers) => {
    const [asked, ...rest] = talkTo(studioIn(lang), [text, ...answers]);
    expect(asked?.reply.text).toContain('BMW');
    expect(pricesOf(rest.at(-1))).toEqual([150, 140]);
  });
});

describe('a car beside the name is the car of the booking', () => {
  it.each([
    ['en', ['Book a time', 'Tuesday 9:00', 'Rory, it is an X5']],
    ['de', ['Termin buchen', 'Dienstag 9 Uhr', 'Jonas, es ist ein X5']],
    ['uk', ['Записатися', 'вівторок 9:00', 'Назар, авто X5']],
    ['ru', ['Записаться', 'вторник 9:00', 'Тимур, машина X5']],
  ] satisfies [Lang, string[]][])('%s', (lang, lines) => {
    const last = talkTo(studioIn(lang), [FIRST[lang], ...lines]).at(-1);
    expect(last?.reply.text).toContain('BMW X5');
    expect(last?.reply.text).toContain('150');
  });
});

it('takes a body behind the model for the same car', () => {
  const [turn] = talkTo(studioIn('en'), ['hand wash for a Mazda 3, saloon']);
  expect(pricesOf(turn)).toEqual([40]);
});
