import { expect, it } from 'vitest';
import type { EngineLanguage } from '../../facts.ts';
import { readWhen } from './read-when.ts';

/** A Monday morning. */
const on = (language: EngineLanguage) => ({
  now: '2026-11-16T09:00:00Z',
  timezone: 'Europe/Berlin',
  language,
});

it.each<[EngineLanguage, string]>([
  ['UA', 'що входить в 3 комплекс'],
  ['UA', 'десь 22 квадрати сказали'],
  ['UA', 'порахуйте на 22 м2'],
  ['UA', 'там десь 2 м²'],
  ['UA', 'по площі там метрів 18 буде'],
  ['RU', 'давайте на 2 пакет'],
  ['RU', 'около 3 панелей'],
  ['RU', 'примерно 4 царапины'],
  ['DE', 'die Rückbank hat ca 2 qm Flecken'],
  ['DE', 'etwa 3 Kratzer'],
  ['EN', 'about 4 scratches on the door'],
  ['EN', 'at 20 sqft how much is it'],
  ['UA', 'зняти плівку з двох задніх дверей'],
  ['RU', 'с двух передних сидений снять чехлы'],
  ['EN', 'take it off from two rear doors'],
])('%s: a figure that counts or numbers is no hour: %s', (language, text) => {
  expect(readWhen(text, on(language))).toBeNull();
});

it.each<[EngineLanguage, string, string]>([
  ['EN', 'sat morning 10', '2026-11-21T10:00'],
  ['EN', 'thurs arvo, 3ish', '2026-11-19T15:00'],
  ['DE', 'Freitag früh 9', '2026-11-20T09:00'],
  ['UA', 'у суботу ранок 9', '2026-11-21T09:00'],
  ['RU', 'сб утро 11', '2026-11-21T11:00'],
  ['RU', 'завтра около 10', '2026-11-17T10:00'],
])('%s: a figure behind the part of a day is its hour: %s', (language, text, start) => {
  expect(readWhen(text, on(language))?.start).toBe(start);
});
