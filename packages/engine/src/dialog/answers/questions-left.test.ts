import { describe, expect, it } from 'vitest';
import { type Lang, NAMES, studioIn } from '../talks/four-studios.fixture.ts';
import { talkTo } from '../talks/talk.fixture.ts';

const FIRST: Record<Lang, string> = {
  en: 'how much is interior cleaning for my Polo?',
  de: 'was kostet eine Innenreinigung für meinen Polo?',
  uk: 'скільки коштує хімчистка салону на поло?',
  ru: 'сколько стоит химчистка салона на поло?',
};

const isOpen = (acts: readonly string[] = []) => acts.some((key) => key.startsWith('topicOpen'));

describe('a question that no topic fits is put to the owner and not asked back', () => {
  it.each([
    ['en', 'is there somewhere to charge an electric car at yours?'],
    ['de', 'kann ich mein E-Auto bei euch währenddessen laden?'],
    ['uk', 'а можна у вас електромобіль зарядити поки чекаю?'],
    ['ru', 'а можно у вас электромобиль зарядить пока жду?'],
  ] satisfies [Lang, string][])('%s', (lang, text) => {
    const [, turn] = talkTo(studioIn(lang), [FIRST[lang], text]);
    expect(isOpen(turn?.acts)).toBe(true);
    expect(turn?.effects.map(({ kind }) => kind)).toContain('handoff');
    expect(turn?.acts).not.toContain('clarify');
  });
});

describe('a question beside a wish is answered before the price', () => {
  it.each([
    ['en', 'a hand wash for my Polo please, and is there a cafe nearby?'],
    ['de', 'eine Handwäsche für meinen Polo bitte, und gibt es ein Café in der Nähe?'],
    ['uk', 'ручну мийку на поло, будь ласка, а кафе поруч є?'],
    ['ru', 'ручную мойку на поло, пожалуйста, а кафе рядом есть?'],
  ] satisfies [Lang, string][])('%s', (lang, text) => {
    const [turn] = talkTo(studioIn(lang), [text]);
    expect(isOpen(turn?.acts)).toBe(true);
    expect(turn?.reply.quote?.total).toBe(30);
  });
});

describe('a price that is not on the list is said to be missing, whatever else was asked', () => {
  it.each([
    ['en', 'how much is an oil change for my Polo, and can I pay by card?'],
    ['de', 'was kostet ein Ölwechsel für meinen Polo, und kann ich mit Karte zahlen?'],
    ['uk', 'скільки коштує заміна масла на поло, і чи можна карткою?'],
    ['ru', 'сколько стоит замена масла на поло, и можно ли картой?'],
  ] satisfies [Lang, string][])('%s', (lang, text) => {
    const [turn] = talkTo(studioIn(lang), [text]);
    expect(turn?.acts).toContain('notOnList');
    expect(isOpen(turn?.acts)).toBe(true);
  });
});

describe('how long it takes is told once the job is chosen', () => {
  it.each([
    ['en', 'how long does a wash take on a Polo?'],
    ['de', 'wie lange dauert eine Wäsche beim Polo?'],
    ['uk', 'скільки часу займає мийка поло?'],
    ['ru', 'сколько времени занимает мойка поло?'],
  ] satisfies [Lang, string][])('%s', (lang, text) => {
    const [asked, told] = talkTo(studioIn(lang), [text, NAMES[lang].full]);
    expect(asked?.acts).toContain('whichOf');
    expect(asked?.acts).not.toContain('durationOfWhat');
    expect(told?.acts).toContain('duration');
  });
});

describe('every job that is named is priced or asked about', () => {
  it.each([
    ['en', 'interior cleaning and a wash for my Polo, price?'],
    ['de', 'Innenreinigung und Wäsche für meinen Polo, was kostet das?'],
    ['uk', 'хімчистка салону і мийка на поло, скільки?'],
    ['ru', 'химчистка салона и мойка на поло, сколько?'],
  ] satisfies [Lang, string][])('%s', (lang, text) => {
    const [asked, told] = talkTo(studioIn(lang), [text, NAMES[lang].wash]);
    expect(asked?.reply.choices).toEqual([NAMES[lang].wash, NAMES[lang].full]);
    expect(told?.reply.quote?.total).toBe(150);
  });
});

describe('a time said before the job is chosen is kept', () => {
  it.each([
    ['en', 'can you wash my Polo on Tuesday at 10:00?', '16 March'],
    ['de', 'könnt ihr meinen Polo am Dienstag um 10 Uhr waschen?', '16. März'],
    ['uk', 'можна помити поло у вівторок о 10:00?', '16 березня'],
    ['ru', 'можно помыть поло во вторник в 10:00?', '16 марта'],
  ] satisfies [Lang, string, string][])('%s', (lang, text, day) => {
    const [, told] = talkTo(studioIn(lang), [text, NAMES[lang].wash]);
    expect(told?.reply.text).toContain(day);
    expect(told?.reply.text).toContain('10:00');
  });
});

describe('a word that only stands where a name may stand is none', () => {
  it.each([
    ['en', 'use 07911 123456 instead of my other number'],
    ['de', 'Herzlichen Dank und auf Wiedersehen!'],
    ['uk', 'це ШІ відповідає?'],
    ['ru', 'имя обязательно?'],
  ] satisfies [Lang, string][])('%s: %s', (lang, text) => {
    const [, turn] = talkTo(studioIn(lang), [FIRST[lang], text]);
    expect(turn?.state.name).toBeNull();
  });
});

describe('a question about another job while one is booked changes nothing', () => {
  it.each([
    ['en', ['Book a time', 'Tuesday 9:00', 'Rory', 'yes. can a child ride in it right after the ozone?']],
    ['de', ['Termin buchen', 'Dienstag 9 Uhr', 'Jonas', 'ja. darf ein Kind nach dem Ozon gleich mitfahren?']],
    [
      'uk',
      ['Записатися', 'вівторок 9:00', 'Назар', 'так, записуйте. а після озону дитину можна одразу возити?'],
    ],
    [
      'ru',
      ['Записаться', 'вторник 9:00', 'Тимур', 'да, записывайте. а после озона ребёнка можно сразу возить?'],
    ],
  ] satisfies [Lang, string[]][])('%s', (lang, lines) => {
    const turns = talkTo(studioIn(lang), [FIRST[lang], ...lines]);
    const booked = turns.flatMap(({ effects }) => effects.filter(({ kind }) => kind === 'book'));
    expect(booked).toMatchObject([{ service: NAMES[lang].inside, quote: { total: 120 } }]);
  });
});

it('takes no order in small letters for a name, and keeps the language of the talk', () => {
  const lines = [FIRST.uk, 'запишіть на завтра 12:00', 'ладно записуйте хоч хімчистку. мий номер 0501112233'];
  const last = talkTo(studioIn('uk'), lines).at(-1);
  expect(last?.state.name).toBeNull();
  expect(last?.language).toBe('UA');
  expect(last?.effects.filter(({ kind }) => kind === 'book')).toEqual([]);
});
