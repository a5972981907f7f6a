import { describe, expect, it } from 'vitest';
import { type Lang, studioIn } from './four-studios.fixture.ts';
import { talkTo } from './talk.fixture.ts';

const BOTH: [Lang, string][] = [
  ['en', 'price for a rear tint with ceramic film on my Polo and a hand wash for the X5?'],
  ['de', 'was kostet die Keramikfolie hinten beim Polo und eine Handwäsche für den X5?'],
  ['uk', 'порахуйте: на поло тонування заду керамічною плівкою, а на X5 ручну мийку'],
  ['ru', 'посчитайте: на поло тонировку зада керамической плёнкой, а на X5 ручную мойку'],
];

describe('each of two cars is quoted its own work', () => {
  it.each(BOTH)('%s', (lang, text) => {
    const [turn] = talkTo(studioIn(lang), [text]);
    expect(turn?.reply.quote?.lines.map(({ price }) => price)).toEqual([240, 60]);
    expect(turn?.reply.text).toContain('Polo');
    expect(turn?.reply.text).toContain('X5');
  });
});

describe('one of the cars is booked and the other one waits', () => {
  const GO_ON: Record<Lang, string[]> = {
    en: ['the X5 first, Wednesday 10:00', 'Rory', 'yes'],
    de: ['zuerst den X5, Mittwoch 10 Uhr', 'Jonas', 'ja'],
    uk: ['спочатку X5, у середу о 10:00', 'Назар', 'так'],
    ru: ['сначала X5, в среду в 10:00', 'Тимур', 'да'],
  };
  it.each(BOTH)('%s', (lang, text) => {
    const turns = talkTo(studioIn(lang), [text, ...GO_ON[lang]]);
    const last = turns.at(-1);
    expect(last?.effects).toMatchObject([{ kind: 'book', quote: { total: 60 } }]);
    expect(last?.reply.text).toContain('Polo');
    expect(last?.state.wished).toMatchObject([{ car: { model: 'polo' } }]);
  });
});

describe('what is said of one car leaves the other as it was', () => {
  it.each([
    ['en', 'and the Polo with the standard film?'],
    ['de', 'und beim Polo mit der Standardfolie?'],
    ['uk', 'а якщо на поло звичайну плівку?'],
    ['ru', 'а если на поло обычную плёнку?'],
  ] satisfies [Lang, string][])('%s', (lang, text) => {
    const first = BOTH.find(([of]) => of === lang)?.[1] ?? '';
    const [, turn] = talkTo(studioIn(lang), [first, text]);
    expect(turn?.reply.quote?.lines.map(({ price }) => price).toSorted((a, b) => a - b)).toEqual([60, 150]);
  });
});

describe('a model built in several bodies is priced for each until the client tells', () => {
  it.each([
    ['en', 'hand wash for an Octavia', 'the estate'],
    ['de', 'Handwäsche für einen Octavia', 'Kombi'],
    ['uk', 'ручна мийка октавії', 'універсал'],
    ['ru', 'ручная мойка октавии', 'универсал'],
  ] satisfies [Lang, string, string][])('%s', (lang, text, body) => {
    const [asked, told] = talkTo(studioIn(lang), [text, body]);
    expect(asked?.reply.quote).toBeUndefined();
    expect(asked?.reply.text).toMatch(/40[\s\S]*50/u);
    expect(told?.reply.quote?.total).toBe(50);
  });
});
