import { describe, expect, it } from 'vitest';
import { row } from '../../../row.fixture.ts';
import { exampleStudio, talkInCalendar } from '../../talks/talk.fixture.ts';

type Lang = 'en' | 'de' | 'uk' | 'ru';
const WASH = { en: 'Hand wash', de: 'Handwäsche', uk: 'Ручна мийка', ru: 'Ручная мойка' };
const WISH = {
  en: 'hand wash for my Polo on Thursday at 10, Ann Miller',
  de: 'Handwäsche für meinen Polo am Donnerstag um 10 Uhr, Anna Müller',
  uk: 'ручна мийка для мого Polo у четвер о 10, Олена Коваль',
  ru: 'ручная мойка для моего Polo в четверг в 10, Анна Котова',
};
const YES = { en: 'yes', de: 'ja', uk: 'так', ru: 'да' };
const MOVE = {
  en: 'move my booking to Friday at 11',
  de: 'bitte meinen Termin auf Freitag um 11 Uhr verschieben',
  uk: 'перенесіть мій запис на п’ятницю на 11',
  ru: 'перенесите мою запись на пятницу на 11',
};

function after(lang: Lang, said: readonly string[]) {
  const studio = exampleStudio([row(WASH[lang], 45)], { botLanguage: lang });
  return talkInCalendar(studio, [WISH[lang], ...said]);
}

describe('a yes to a move names the day that was put', () => {
  it.each<[Lang, string]>([
    ['en', 'Friday is good, do it'],
    ['de', 'Freitag passt mir, machen Sie das'],
    ['uk', 'переносьте на п’ятницю'],
    ['ru', 'да, меняйте на пятницу'],
    ['en', 'go ahead. are you open late on Fridays?'],
    ['de', 'ja gern. Wie lange habt ihr freitags offen?'],
    ['uk', 'так, і подзвоніть мені за годину до, будь ласка'],
  ])('%s: %s', (lang, said) => {
    const { own } = after(lang, [YES[lang], MOVE[lang], said]);
    expect(own).toMatchObject([{ start: expect.stringContaining('T10:00') }]);
  });
});

describe('a yes to a summary', () => {
  it.each<[Lang, string]>([
    ['en', 'right, now book it already'],
    ['de', 'so, jetzt buchen bitte'],
    ['de', 'Drei Tage hin oder her, ja'],
    ['uk', 'чудово, ставте'],
    ['ru', 'отлично, ставьте'],
    ['ru', 'да. только машину пригонит брат, не я'],
  ])('%s: %s', (lang, said) => {
    const { own } = after(lang, [said]);
    expect(own).toHaveLength(1);
  });
});

describe('another day or nothing at all is no yes', () => {
  it.each<[Lang, string]>([
    ['en', 'Saturday week suits me better, move it there'],
    ['de', 'machen Sie lieber Montag'],
    ['uk', 'краще понеділок, міняйте'],
    ['ru', 'меняйте на понедельник'],
  ])('%s: %s', (lang, said) => {
    const { own } = after(lang, [YES[lang], MOVE[lang], said]);
    expect(own).toMatchObject([{ start: expect.stringContaining('T09:00') }]);
  });
});

describe('a booking that is to wait is not made', () => {
  it.each<[Lang, string]>([
    ['en', 'hold on with the booking, I have to check my week'],
    ['de', 'mit der Buchung noch warten bitte, muss erst schauen'],
    ['uk', 'зачекайте із записом, гляну свій графік'],
    ['ru', 'подождите с записью, посмотрю планы'],
  ])('%s: %s', (lang, said) => {
    expect(after(lang, [said]).own).toHaveLength(0);
  });
});
