import { describe, expect, it } from 'vitest';
import { type Lang, NAMES, studioIn } from './four-studios.fixture.ts';
import { talkTo } from './talk.fixture.ts';

describe('a yes beside the other car books one and goes on with the other', () => {
  it.each([
    [
      'en',
      ['hand wash for my Polo and interior cleaning for the X5', 'the Polo on Wednesday 10:00', 'Rory'],
      'yes, and the X5 on Thursday',
    ],
    [
      'de',
      ['Handwäsche für den Polo und Innenreinigung für den X5', 'den Polo Mittwoch 10 Uhr', 'Jonas'],
      'ja, und den X5 am Donnerstag',
    ],
    [
      'uk',
      ['ручна мийка на поло, а на X5 хімчистка салону', 'поло в середу о 10:00', 'Назар'],
      'так, а X5 у четвер',
    ],
    [
      'ru',
      ['ручная мойка на поло, а на X5 химчистка салона', 'поло в среду в 10:00', 'Тимур'],
      'да, а X5 в четверг',
    ],
  ] satisfies [Lang, string[], string][])('%s', (lang, before, text) => {
    const last = talkTo(studioIn(lang), [...before, text]).at(-1);
    expect(last?.effects).toMatchObject([{ kind: 'book', service: NAMES[lang].wash }]);
    expect(last?.reply.text).toContain('30');
    expect(last?.reply.text).toContain('150');
    expect(last?.state.offered.length).toBeGreaterThan(0);
  });
});

describe('a name that is put right in the same breath', () => {
  it.each([
    ['en', 'Rory, no sorry, Rosie', 'Rosie'],
    ['de', 'Jonas, äh nein, Johannes', 'Johannes'],
    ['uk', 'Назар, ой тобто Захар', 'Захар'],
    ['ru', 'Тимур, то есть Темир', 'Темир'],
    ['ru', 'Марина, не Карина', 'Марина'],
  ] satisfies [Lang, string, string][])('%s: %s', (lang, text, name) => {
    const wash: Record<Lang, string> = {
      en: 'hand wash for my Polo on Wednesday 10:00',
      de: 'Handwäsche für den Polo am Mittwoch 10 Uhr',
      uk: 'ручна мийка на поло в середу о 10:00',
      ru: 'ручная мойка на поло в среду в 10:00',
    };
    expect(talkTo(studioIn(lang), [wash[lang], text])[1]?.state.name).toBe(name);
  });
});

describe('when to call is passed on after a call was promised', () => {
  it.each([
    ['en', '+49 151 23456789, please call me', 'tomorrow between 9 and 11'],
    ['de', '0151 23456789, bitte um Rückruf', 'morgen zwischen 9 und 11 Uhr'],
    ['uk', '+49 151 23456789, зателефонуйте мені', 'завтра з 9 до 11'],
    ['ru', '+49 151 23456789, перезвоните мне', 'завтра с 9 до 11'],
  ] satisfies [Lang, string, string][])('%s', (lang, text, time) => {
    const [, turn] = talkTo(studioIn(lang, { country: 'DE' }), [text, time]);
    expect(turn?.acts).toContain('callTime');
    expect(turn?.effects.some(({ kind }) => kind === 'handoff')).toBe(true);
  });
});

describe('all windows behind the driver are not the side ones alone', () => {
  it.each([
    ['de', 'Polo, Scheiben hinten tönen, Standardfolie, was kostet das?'],
    ['uk', 'поло, задні вікна затонувати звичайною плівкою, скільки?'],
    ['ru', 'поло, задние окна затонировать обычной плёнкой, сколько?'],
  ] satisfies [Lang, string][])('%s', (lang, text) => {
    expect(talkTo(studioIn(lang), [text])[0]?.reply.quote?.total).toBe(150);
  });
});

describe('a part that only one service is for names that service', () => {
  it.each([
    ['en', 'how much for the bonnet and the bumper of a Polo?'],
    ['de', 'Polo, Motorhaube und Stoßstange bekleben, was kostet das?'],
    ['uk', 'поло, хочу обклеїти капот і бампер, скільки?'],
    ['ru', 'поло, хочу оклеить капот и бампер, сколько?'],
  ] satisfies [Lang, string][])('%s', (lang, text) => {
    expect(talkTo(studioIn(lang), [text])[0]?.reply.quote?.total).toBe(905);
  });
});

describe('a question about one of the films chooses none', () => {
  it.each([
    ['en', 'tint the rear windows of my Polo', 'is the ceramic one worth it?'],
    ['de', 'Polo hinten tönen', 'lohnt sich die Keramikfolie?'],
    ['uk', 'затонувати зад на поло', 'а керамічна того варта?'],
    ['ru', 'затонировать зад на поло', 'а керамическая того стоит?'],
  ] satisfies [Lang, string, string][])('%s', (lang, text, doubt) => {
    const [, turn] = talkTo(studioIn(lang), [text, doubt]);
    expect(turn?.reply.quote).toBeUndefined();
    expect(turn?.state.wished).toMatchObject([{ material: null }]);
  });
});

describe('a new film after the old one comes off', () => {
  it.each([
    ['en', 'take the old tint off the back of my Polo', 'and put a new standard film on'],
    ['de', 'alte Tönung hinten runter beim Polo', 'und dann neue Standardfolie drauf'],
    ['uk', 'зняти стару плівку ззаду на поло', 'і наклеїти нову звичайну'],
    ['ru', 'снять старую плёнку сзади с поло', 'и наклеить новую обычную'],
  ] satisfies [Lang, string, string][])('%s', (lang, text, next) => {
    const [first, second] = talkTo(studioIn(lang), [text, next]);
    expect([first?.reply.quote?.total, second?.reply.quote?.total]).toEqual([65, 215]);
  });
});

describe('whoever waits for a call is given to a person', () => {
  it.each([
    ['en', 'I have been waiting for a call since Tuesday'],
    ['de', 'ich warte seit Tagen auf einen Rückruf'],
    ['uk', 'тиждень чекаю на дзвінок від вас'],
    ['ru', 'неделю жду вашего звонка'],
  ] satisfies [Lang, string][])('%s', (lang, text) => {
    const [turn] = talkTo(studioIn(lang), [text]);
    expect(turn?.wantsPerson).toBe(true);
    expect(turn?.state.name).toBeNull();
  });
});
