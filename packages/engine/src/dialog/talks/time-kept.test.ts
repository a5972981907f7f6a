import { describe, expect, it } from 'vitest';
import { after, type CLEANERS } from './around/cleaners.fixture.ts';

type Lang = keyof typeof CLEANERS;

const THURSDAY = '2027-03-18T09:00:00Z';

const AFTERNOON: Record<Lang, string> = {
  en: 'what is free on thursday afternoon?',
  de: 'was ist am Donnerstag Nachmittag frei?',
  uk: 'що вільно у четвер після обіду?',
  ru: 'что свободно в четверг после обеда?',
};

describe('a time that was chosen stays beside whatever is asked', () => {
  it.each<[Lang, string]>([
    ['en', 'Sam Hill. how long will it hold in this sun?'],
    ['en', 'Sam Hill, 07700 900123. how many hours is it, I need to be out of town in the afternoon'],
    ['de', 'Tim Voss. dauert das länger als einen Vormittag?'],
    ['uk', 'Ігор, 0671234567. скільки годин це займе, мені ввечері треба бути за містом'],
    ['uk', 'Ігор. і за день висохне чи нє'],
    ['uk', 'Ігор. чи встигнете за обідню перерву?'],
    ['ru', 'Антон. а запах через месяц не вернётся?'],
    ['ru', 'Антон. сколько часов займёт, мне вечером надо быть за городом'],
    ['ru', 'Антон. ночью стоянка есть?'],
  ])('%s: %s', (lang, said) => {
    const { last } = after(
      lang,
      'times',
      { en: 'thursday 10:00', de: 'Donnerstag 10 Uhr', uk: 'у четвер о 10:00', ru: 'в четверг в 10:00' }[
        lang
      ],
      said,
    );
    expect(last?.state.slot?.start).toBe(THURSDAY);
    expect(last?.state.asked?.kind).toBe('confirm');
  });
});

describe('somebody who has to be elsewhere names no time to come', () => {
  it.each<[Lang, string]>([
    ['en', 'I have to be away in the afternoon'],
    ['uk', 'мені вдень треба бути за містом'],
    ['ru', 'мне вечером надо быть за городом'],
  ])('%s: %s', (lang, said) => {
    expect(after(lang, 'summary', said).last?.state.slot?.start).toBe(THURSDAY);
  });
});

describe('an hour of the day that was offered is taken, whatever the question behind it says of time', () => {
  it.each<[Lang, string]>([
    ['en', '15:00 then please. Sam Hill. how long will it hold in this sun?'],
    ['de', '15 Uhr passt. Tim Voss. geht das in einer Stunde?'],
    ['uk', 'о 15:00 давайте. Ігор. і ще питання, салон за час мийки встигне висохнути?'],
    ['uk', 'давайте о 15:00. Ігор. а запах через місяць не вернеться?'],
    ['ru', 'в 15:00 удобно. Антон. запах через месяц не вернётся?'],
  ])('%s: %s', (lang, said) => {
    expect(after(lang, 'price', AFTERNOON[lang], said).last?.state.slot?.start).toBe('2027-03-18T14:00:00Z');
  });

  it('keeps the hour while the question beside it is answered with a choice', () => {
    const said = '15:00 then please. what would you recommend?';
    const { last } = after('en', 'price', AFTERNOON.en, said);
    expect(last?.state.slot ?? null).toBeNull();
    expect(last?.state.wishedTime?.start).toBe('2027-03-18T15:00');
  });
});

describe('a question that asks for another time is heard', () => {
  it.each<[Lang, string, string]>([
    ['en', 'Sam Hill. can we make it friday at 11?', '2027-03-19T10:00:00Z'],
    ['de', 'Tim Voss. geht auch Freitag um 11?', '2027-03-19T10:00:00Z'],
    ['uk', 'Ігор. а можна в п’ятницю об 11?', '2027-03-19T10:00:00Z'],
    ['ru', 'Антон. а можно в пятницу в 11?', '2027-03-19T10:00:00Z'],
  ])('%s: %s', (lang, said, start) => {
    const { last } = after(lang, 'name', said);
    expect(last?.state.slot?.start).toBe(start);
  });
});

describe('a car that is to come after the visit that stands on that day', () => {
  it.each<[Lang, string, string]>([
    [
      'en',
      'and my husband’s Vauxhall Astra, just the Engine bay clean?',
      'could his go in on the same day, Thursday after mine?',
    ],
    [
      'de',
      'und der Fiat meiner Frau, nur Motorraumreinigung?',
      'geht ihrer am selben Tag, Donnerstag nach meinem?',
    ],
  ])('%s: %s', (lang, said, asked) => {
    const { last } = after(lang, 'booked', said, asked);
    expect(last?.state.slot?.start ?? last?.state.offered[0]?.start).toBe('2027-03-18T11:00:00Z');
  });
});
