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
