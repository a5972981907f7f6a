import { describe, expect, it } from 'vitest';
import { type Lang, NAMES, studioIn } from '../talks/four-studios.fixture.ts';
import { talkThatBooks } from '../talks/talk.fixture.ts';

const BOOKED: Record<Lang, readonly string[]> = {
  en: [`${NAMES.en.wash} for my Polo on Thursday at 10`, 'Rory, 0176 7070707', 'yes'],
  de: [`${NAMES.de.wash} für den Polo am Donnerstag um 10`, 'Jonas, 0176 7070707', 'ja'],
  uk: [`${NAMES.uk.wash} на поло в четвер о 10`, 'Назар, 0176 7070707', 'так'],
  ru: [`${NAMES.ru.wash} на поло в четверг в 10`, 'Тимур, 0176 7070707', 'да'],
};

/** The turns that follow a booking made in the same talk. */
function after(lang: Lang, ...lines: string[]) {
  const facts = { country: 'DE', knowledge: [{ topic: 'payment', answer: 'Cash or card.' }] };
  const turns = talkThatBooks(studioIn(lang, facts), [...BOOKED[lang], ...lines]);
  expect(turns[2]?.effects).toMatchObject([{ kind: 'book' }]);
  return turns.slice(3);
}

describe('a booking that stands is kept as it is', () => {
  it.each<[Lang, string, string]>([
    ['en', 'could I add interior cleaning?', 'no, leave it as it is'],
    ['de', 'geht auch Innenreinigung dazu?', 'nein, lass es so wie gebucht'],
    ['uk', 'а можна ще хімчистку салону?', 'ні, лишаємо як було'],
    ['ru', 'а можно ещё химчистку салона?', 'нет, оставь как есть'],
  ])('%s', (lang, more, keep) => {
    const [, kept] = after(lang, more, keep);
    expect(kept?.acts).toEqual(['leftOpen', 'kept', 'bookedAt']);
    expect(kept?.state).toMatchObject({ isBooking: false, slot: null, offered: [] });
    expect(kept?.effects).toEqual([]);
  });
});

describe('a question beside a booking sells nothing again', () => {
  it.each<[Lang, string]>([
    ['en', 'can I pay by card?'],
    ['de', 'kann ich mit Karte zahlen?'],
    ['uk', 'можна оплатити карткою?'],
    ['ru', 'можно оплатить картой?'],
  ])('%s: %s', (lang, text) => {
    const [turn] = after(lang, text);
    expect(turn?.reply.text).toBe('Cash or card.');
    expect(turn?.state.asked).toBeNull();
  });
});

describe('when the car can be fetched follows from the booking', () => {
  it.each<[Lang, string]>([
    ['en', 'what time do I need to pick the Polo up?'],
    ['de', 'wann kann ich den Polo abholen?'],
    ['uk', 'коли можна забрати поло?'],
    ['ru', 'во сколько можно забрать поло?'],
  ])('%s: %s', (lang, text) => {
    const [turn] = after(lang, text);
    expect(turn?.acts).toEqual(['readyAt']);
    expect(turn?.reply.text).toContain('11:00');
  });
});

describe('an hour, a name in small letters and a number come together', () => {
  it.each<[Lang, string, string, string]>([
    ['en', 'hand wash for my Polo on Thursday', '11 is fine. kevin 0176 7070707', 'Kevin'],
    ['de', 'Handwäsche für den Polo am Donnerstag', '11 passt. bin der kevin 0176 7070707', 'Kevin'],
    ['uk', 'ручна мийка на поло в четвер', '11 норм. вадім 0176 7070707', 'Вадім'],
    ['ru', 'ручная мойка на поло в четверг', '11 норм. вадим 0176 7070707', 'Вадим'],
  ])('%s: %s, %s', (lang, wish, answer, name) => {
    const [, turn] = talkThatBooks(studioIn(lang, { country: 'DE' }), [wish, answer]);
    expect(turn?.state.name).toBe(name);
    expect(turn?.state.slot?.start).toBe('2027-03-18T10:00:00Z');
    expect(turn?.state.asked?.kind).toBe('confirm');
  });
});

it.each<[Lang, string]>([
  ['en', "it's a surprise, please don't call my husband"],
  ['de', 'das ist eine Überraschung, bitte meinen Mann nicht anrufen'],
  ['uk', 'це сюрприз, чоловіку не дзвоніть'],
  ['ru', 'это сюрприз, мужу не звоните'],
])('%s: calls nobody who is not to be called: %s', (lang, text) => {
  const [turn] = after(lang, text);
  expect(turn?.acts).not.toContain('callPromised');
  expect(turn?.wantsPerson).toBe(false);
});

it.each<[Lang, string]>([
  ['en', 'so that is a wash for 30 euros, right?'],
  ['ru', 'мне только мойка, 30 евро'],
])('%s: takes its own price said back for no haggling: %s', (lang, text) => {
  const [, turn] = talkThatBooks(studioIn(lang), [`${NAMES[lang].wash}, Polo`, text]);
  expect(turn?.acts).not.toContain('noDiscount');
});

it('says which of several questions stays open', () => {
  const facts = { knowledge: [{ topic: 'payment', answer: 'Cash or card.' }] };
  const [turn] = talkThatBooks(studioIn('en', facts), [
    'can I pay by card? and is there parking at your place?',
  ]);
  expect(turn?.reply.text).toContain('Cash or card.');
  expect(turn?.reply.text).toContain('parking at your place');
});

describe('who names the very time that is booked moves nothing', () => {
  it.each<[Lang, string]>([
    ['en', 'can I move it to Thursday at 10:00?'],
    ['de', 'kann ich auf Donnerstag 10 Uhr verschieben?'],
    ['uk', 'можна перенести на четвер о 10:00?'],
    ['ru', 'можно перенести на четверг на 10:00?'],
  ])('%s', (lang, text) => {
    const [turn] = after(lang, text);
    expect(turn?.acts).toEqual(['kept', 'bookedAt']);
    expect(turn?.effects).toEqual([]);
  });
});
