import { describe, expect, it } from 'vitest';
import type { EngineLanguage } from '../../facts.ts';
import { readDenied, readWhen } from './read-when.ts';

/** A Monday morning. */
const on = (language: EngineLanguage) => ({
  now: '2026-11-16T09:00:00Z',
  timezone: 'Europe/Berlin',
  language,
});

describe('the day of something else is no wish', () => {
  it.each<[EngineLanguage, string]>([
    ['EN', 'sun is killing us, how much to tint it'],
    ['EN', 'the earliest one is ok'],
    ['EN', 'this one is fine'],
    ['EN', 'taking delivery of a new bmw on friday, what would the front cost'],
    ['EN', 'picking it up from the dealer on friday, a new sportage'],
    ['EN', 'we have a wedding on saturday'],
    ['EN', 'camping trip starts on saturday, want it clean before we go'],
    ['EN', 'race day is sunday and the wrx is filthy'],
    ['DE', 'die Party ist am Samstag, bis dahin soll er sauber sein'],
    ['DE', 'der Wagen geht in 3 Tagen zurück an den Leasinggeber'],
    ['RU', 'зарплата 25 числа, сколько будет полировка'],
    ['DE', 'in 2 Wochen TÜV, wollte ihn vorher aufbereiten lassen'],
    ['DE', 'am Samstag ist Hochzeit, das Auto muss vorher glänzen'],
    ['DE', 'ich fahr am Freitag in Urlaub'],
    ['UA', 'їдемо у відпустку в суботу, треба помити'],
    ['UA', 'в неділю хрестини, хочу хімчистку'],
    ['RU', 'покупатель приедет в субботу, надо полировка'],
    ['RU', 'завтра на дачу едем, потом помыть бы'],
    ['RU', 'есть смысл если продавать через месяц?'],
    ['EN', 'picking up my model 3 on thursday, how much for the bonnet'],
    ['EN', 'on the 30th we hand it back'],
    ['DE', 'am 30.11 geb ich ihn zurück'],
    ['DE', 'bekomme den Wagen am Montag'],
    ['DE', 'es bleibt bei den zwei Sachen'],
    ['UA', 'забираю авто з салону в середу'],
    ['UA', 'у пʼятницю виїжджаємо'],
    ['RU', 'в среду забираю машину из салона, капот почем'],
    ['RU', 'в субботу продаю её'],
    ['RU', 'в среду покупаю машину'],
  ])('%s: %s', (language, text) => {
    expect(readWhen(text, on(language))).toBeNull();
  });

  it.each<[EngineLanguage, string, string]>([
    ['EN', 'sun is fine', '2026-11-22'],
    ['EN', 'i get the car thursday so it has to be after that, like next monday?', '2026-11-23'],
    ['EN', 'we are off on holiday saturday so thursday would be best', '2026-11-19'],
    ['DE', 'Freitag fahren wir in Urlaub, geht Mittwoch?', '2026-11-18'],
    ['DE', 'am Freitag kann ich ihn abgeben', '2026-11-20'],
    ['UA', 'зранку в пʼятницю виїжджаємо, тому треба раніше, може в середу?', '2026-11-18'],
    ['UA', 'можна здати авто в середу?', '2026-11-18'],
    ['RU', 'получаю машину во вторник, так что лучше в среду', '2026-11-18'],
    ['RU', 'в среду могу отдать машину', '2026-11-18'],
    ['EN', 'friday before the wedding', '2026-11-20'],
    ['EN', 'the best day is friday', '2026-11-20'],
    ['DE', 'am besten ist Freitag', '2026-11-20'],
    ['DE', 'geht das am Freitag vor dem Urlaub', '2026-11-20'],
    ['EN', 'can you do friday, the wedding is soon', '2026-11-20'],
    ['DE', 'am Freitag vor dem Urlaub', '2026-11-20'],
    ['DE', 'am Freitag kann ich ihn bringen, dann Urlaub', '2026-11-20'],
    ['UA', 'у пʼятницю можна? потім весілля', '2026-11-20'],
    ['RU', 'в субботу приеду после дачи', '2026-11-21'],
  ])('%s: but a day to come on is: %s', (language, text, day) => {
    expect(readWhen(text, on(language))?.start.slice(0, 10)).toBe(day);
  });
});

describe('a day that is denied', () => {
  it.each<[EngineLanguage, string]>([
    ['EN', 'lol no not sunday'],
    ['EN', 'i never said sunday'],
    ['DE', 'nicht am Sonntag'],
    ['UA', 'я не казав що в неділю'],
    ['RU', 'я не говорил про воскресенье'],
  ])('%s: is gone, and known to be: %s', (language, text) => {
    expect(readWhen(text, on(language))).toBeNull();
    expect(readDenied(text, on(language))).toEqual(['2026-11-22']);
  });

  it.each<[EngineLanguage, string, string]>([
    ['UA', 'я не казав четвер, мені в пʼятницю', '2026-11-20'],
    ['UA', 'не казав що на 15, мені завтра десь о 17', '2026-11-17T17:00'],
    ['EN', 'i never said 10, i said friday at 2pm', '2026-11-20T14:00'],
    ['RU', 'сегодня не могу. завтра в 2 можно?', '2026-11-17T14:00'],
    ['EN', 'why not friday?', '2026-11-20'],
    ['EN', 'i didnt say thursday. tuesday 11am', '2026-11-17T11:00'],
    ['DE', 'Freitag hab ich nie gesagt und Donnerstag auch nicht. Mittwoch 16 Uhr', '2026-11-18T16:00'],
    ['EN', 'thursday? i said friday at 11', '2026-11-20T11:00'],
    ['DE', 'nicht do, lieber mi um 10', '2026-11-18T10:00'],
    ['DE', 'wieso Donnerstag? ich hab Freitag gesagt', '2026-11-20'],
    ['UA', 'який четвер, мені в середу', '2026-11-18'],
    ['RU', 'какой четверг, я про пятницу говорил', '2026-11-20'],
    ['RU', 'откуда четверг? на среду мне, на 12', '2026-11-18T12:00'],
  ])('%s: leaves what is said beside it: %s', (language, text, start) => {
    expect(readWhen(text, on(language))?.start).toBe(start);
  });
});

describe('of two days both are kept', () => {
  it.each<[EngineLanguage, string, string[]]>([
    ['EN', 'wed or thu morning both fine', ['2026-11-18T08:00', '2026-11-19T08:00']],
    ['EN', 'next week, tuesday or wednesday', ['2026-11-24', '2026-11-25']],
    ['DE', 'Mittwoch oder Freitag Vormittag', ['2026-11-18T09:00', '2026-11-20T09:00']],
    ['UA', 'середа або пʼятниця', ['2026-11-18', '2026-11-20']],
    ['EN', 'fri or sat, early', ['2026-11-20', '2026-11-21']],
    ['DE', 'nächste Woche mo oder mi', ['2026-11-23', '2026-11-25']],
    ['RU', 'завтра или в четверг', ['2026-11-17', '2026-11-19']],
    ['RU', 'не, без     . среда или четверг', ['2026-11-18', '2026-11-19']],
  ])('%s: %s', (language, text, starts) => {
    const { start, also = [] } = readWhen(text, on(language)) ?? { start: '' };
    expect([start, ...also.map((one) => one.start)]).toEqual(starts);
  });

  it('"and" and a correction name no choice', () => {
    expect(readWhen('not wednesday, thursday', on('EN'))?.also).toBeUndefined();
    expect(readWhen('tomorrow, thursday then', on('EN'))?.also).toBeUndefined();
  });
});
