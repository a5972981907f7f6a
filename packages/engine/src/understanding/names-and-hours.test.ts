import { describe, expect, it } from 'vitest';
import type { EngineLanguage } from '../facts.ts';
import { understand } from './understand.ts';

const hear = (language: EngineLanguage, text: string) =>
  understand(text, {
    now: '2026-11-16T08:00:00Z',
    timezone: 'Europe/Berlin',
    language,
    isNameAsked: false,
    isBooking: true,
    asked: { ask: 'time', choices: [], language },
  });

describe('whose name a booking is put under', () => {
  it.each<[EngineLanguage, string, string]>([
    ['RU', 'да, тоже на 12 во вторник, ее Лена зовут', 'Лена'],
    ['RU', 'запишите на Лену, не на меня', 'Лена'],
    ['RU', 'запишите на мужа, его Рустам зовут', 'Рустам'],
    ['RU', 'запишите на Зульмиру', 'Зульмира'],
    ['UA', 'запишіть на дружину, її Галя звати', 'Галя'],
    ['UA', 'запишіть на Оксану', 'Оксана'],
    ['UA', 'камрі о 10, тігуан о 9. Богдан', 'Богдан'],
    ['DE', 'bitte auf meine Frau, sie heißt Lena', 'Lena'],
    ['EN', "put it under my wife, she's called Lena", 'Lena'],
  ])('%s: %s', (language, text, name) => {
    expect(hear(language, text).name).toBe(name);
  });
});

describe('a name told in passing', () => {
  it.each<[EngineLanguage, string, string]>([
    ['EN', '2pm suits me, hannah', 'Hannah'],
    ['EN', 'wednesday 11 is good. peter walsh', 'Peter Walsh'],
    ['EN', 'hiya im craig by the way, 10 is fine', 'Craig'],
    ['EN', "it's olivia, can we say 3", 'Olivia'],
    ['DE', 'elf uhr wär super, sabine', 'Sabine'],
    ['DE', '9 uhr nehm ich, torsten brandt', 'Torsten Brandt'],
    ['DE', 'ich bin uwe, mittwoch passt', 'Uwe'],
    ['UA', 'о 12 мені зручно, оксана', 'Оксана'],
    ['UA', 'давайте на 10. тарас бондар', 'Тарас Бондар'],
    ['UA', "запишіть мене, на ім'я віталій", 'Віталій'],
    ['UA', 'глянець. Мене Богдан звати, записуйте', 'Богдан'],
    ['RU', 'в 11 удобно, марина', 'Марина'],
    ['RU', 'на 15 пойдёт. денис орлов', 'Денис Орлов'],
    ['RU', 'матовая. Меня Руслан зовут, записывайте', 'Руслан'],
    ['RU', 'это светлана, давайте на 10', 'Светлана'],
  ])('%s: %s', (language, text, name) => {
    expect(hear(language, text).name).toBe(name);
  });

  it.each<[EngineLanguage, string]>([
    ['EN', '10 works, will do'],
    ['EN', "friday at 3, it's fine"],
    ['EN', '11 is good, cheers mate'],
    ['EN', 'it’s max 200 for me, 10 works'],
    ['DE', '14 uhr passt, super danke'],
    ['DE', 'um 10, bis dann'],
    ['DE', 'ich bin flexibel, mittwoch'],
    ['UA', 'о 12 підходить, чудово'],
    ['UA', 'на 10, мені так зручніше'],
    ['RU', 'в 11 пойдёт, отлично'],
    ['RU', 'давайте на 15, раньше никак'],
    ['RU', 'это удобно, на 10'],
  ])('is none here, %s: %s', (language, text) => {
    expect(hear(language, text).name).toBeNull();
  });
});

describe('hours as they are said', () => {
  it.each<[EngineLanguage, string, string]>([
    ['RU', 'на вторник часов на 12 можно?', '2026-11-17T12:00'],
    ['RU', 'во вторник на 12', '2026-11-17T12:00'],
    ['RU', 'к 12 во вторник', '2026-11-17T12:00'],
    ['UA', 'у вівторок годин на 12', '2026-11-17T12:00'],
    ['UA', 'у вівторок на 10', '2026-11-17T10:00'],
    ['DE', 'gegen 10 am Mittwoch', '2026-11-18T10:00'],
    ['DE', 'Mittwoch um 5', '2026-11-18T17:00'],
    ['EN', 'tuesday around 12', '2026-11-17T12:00'],
  ])('%s: %s', (language, text, start) => {
    expect(hear(language, text).times.reading).toMatchObject({ kind: 'instant', start });
  });

  it('ends a sentence behind an hour, and names no day by it', () => {
    const { times, name, phone } = hear('RU', 'какие 9, я ж написал к 12. Артур, 89161234567');
    expect(times.reading).toMatchObject({ kind: 'instant', start: '2026-11-16T12:00', isDayNamed: false });
    expect([name, phone]).toEqual(['Артур', '89161234567']);
  });

  it.each<[EngineLanguage, string]>([
    ['EN', 'these are two different cars'],
    ['DE', 'das sind zwei verschiedene Autos'],
    ['DE', 'die Innenreinigung für den X5. zwei verschiedene Autos'],
    ['UA', 'це дві різні машини'],
    ['RU', 'это две разные машины'],
  ])('%s: takes no number of cars for an hour, and compares none: %s', (language, text) => {
    const heard = hear(language, text);
    expect(heard.times.reading).toBeNull();
    expect(heard.intents.has('difference')).toBe(false);
  });
});
