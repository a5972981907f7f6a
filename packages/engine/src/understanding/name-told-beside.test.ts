import { describe, expect, it } from 'vitest';
import type { EngineLanguage } from '../facts.ts';
import { nameSetRight } from './name-set-right.ts';
import { understand } from './understand.ts';

const nameIn = (language: EngineLanguage, text: string, ask: 'time' | 'name') =>
  understand(text, {
    now: '2026-11-16T08:00:00Z',
    timezone: 'Europe/Berlin',
    language,
    isNameAsked: ask === 'name',
    isBooking: true,
    asked: { ask, choices: [], language },
  }).name;

describe('a name that is told in passing', () => {
  it.each<[EngineLanguage, string, string]>([
    ['EN', 'its tommy here, 087 7654321. friday 9am', 'Tommy'],
    ['EN', 'im quirin, 07700 900 123', 'Quirin'],
    ['DE', 'bin die vroni, 0151 7654321', 'Vroni'],
    ['DE', 'hier ist der korbi, 0151 7654321', 'Korbi'],
    ['UA', 'о 12 завтра, на Тараса', 'Тарас'],
    ['RU', 'завтра в 12, запись переделайте на Светлану', 'Светлана'],
  ])('%s: %s', (language, text, name) => {
    expect(nameIn(language, text, 'time')).toBe(name);
  });

  it.each<[EngineLanguage, string, string | null]>([
    ['EN', 'i said tommy', 'Tommy'],
    ['RU', 'Лейла, а оплатить картой можно?', 'Лейла'],
    ['UA', 'Оксана, а карткою можна?', 'Оксана'],
    ['UA', 'Стоп', null],
    ['RU', 'Погодите', null],
    ['EN', 'Brilliant, and do you take card?', null],
    ['DE', 'Klasse, und geht auch Karte?', null],
    ['UA', 'Чудово, а карткою можна?', null],
    ['RU', 'Слушайте, а это надолго?', null],
    ['EN', 'im grand with that', null],
  ])('%s, where it is asked for: %s', (language, text, name) => {
    expect(nameIn(language, text, 'name')).toBe(name);
  });
});

describe('what is set right of a name leaves the rest of it', () => {
  it.each([
    ['not Clark but Clarke', 'Mia Clark', null, 'Mia Clarke'],
    ['Clarke with an e, not Clark', 'Mia Clark', 'Clarke', 'Mia Clarke'],
    ['nicht Meier sondern Maier', 'Ute Meier', null, 'Ute Maier'],
    ['не Коваль а Ковель', 'Іра Коваль', null, 'Іра Ковель'],
    ['Не Ирина, а Арина', 'Ирина Котова', 'Арина', 'Арина Котова'],
    ['my surname is Novak', 'Mia Clark', 'Novak', 'Mia Novak'],
    ['Nachname ist Weber', 'Ute', 'Weber', 'Ute Weber'],
    ['прізвище інше, Гончар', 'Іра Коваль', 'Гончар', 'Іра Гончар'],
    ['put it on Ben Hart', 'Mia Clark', 'Ben Hart', 'Ben Hart'],
    ['not on Friday', 'Mia Clark', null, null],
  ] as const)('%s', (text, known, told, right) => {
    expect(nameSetRight(text, known, told)).toBe(right);
  });
});
