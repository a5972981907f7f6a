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
    ['DE', '9 uhr passt, ich bin die sandra koch', 'Sandra Koch'],
    ['DE', 'um 9 is super. huber', 'Huber'],
    ['DE', 'mittwoch 14 uhr. tobias lang', 'Tobias Lang'],
    ['EN', 'wednesday 2pm works. hargreaves', 'Hargreaves'],
    ['DE', 'morgen früh um 9 bring ich ihn, name is markus wimmer', 'Markus Wimmer'],
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
    ['DE', 'ja wie gesagt huber', 'Huber'],
    ['DE', 'julia wagner, 0176 5550198', 'Julia Wagner'],
    ['DE', 'ja wie gesagt huber, 0664 1234567', 'Huber'],
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

describe('what closes the choice of a time and is no name', () => {
  it.each<[EngineLanguage, string]>([
    ['DE', 'dienstag 9 uhr. passt perfekt'],
    ['DE', '9 uhr. danke schön'],
    ['DE', 'dienstag 9 uhr, dringend'],
    ['EN', 'tuesday 9am. perfect'],
    ['EN', 'tuesday 9am, interior too'],
    ['UA', 'вівторок о 9. чудово'],
    ['RU', 'вторник в 9. отлично'],
    ['RU', 'вторник в 9, полировку тоже'],
  ])('%s: %s', (language, text) => {
    expect(nameIn(language, text, 'time')).toBeNull();
  });
});

describe('a surname behind the first name that is known', () => {
  it.each([
    ['sandra koch, mit nachnamen. sonst passt alles ja', 'Sandra', 'Sandra Koch'],
    ['markus wimmer heiß ich, bitte ganz eintragen', 'Markus', 'Markus Wimmer'],
    ['its tom hughes btw', 'Tom', 'Tom'],
    ['yes, put it under Tom Hughes please', 'Tom', 'Tom Hughes'],
    ['Tom is fine', 'Tom', 'Tom'],
  ])('%s', (text, known, name) => {
    expect(nameSetRight(text, known, null) ?? known).toBe(name);
  });
});
