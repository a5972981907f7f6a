import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkInCalendar, talkTo } from '../talks/talk.fixture.ts';

type Lang = 'en' | 'de' | 'uk' | 'ru';
const WASH = { en: 'Hand wash', de: 'Handwäsche', uk: 'Ручна мийка', ru: 'Ручная мойка' };
const POLISH = { en: 'Polish', de: 'Politur', uk: 'Полірування', ru: 'Полировка' };
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
const studioIn = (lang: Lang) =>
  exampleStudio([row(WASH[lang], 45), row(POLISH[lang], 200)], { botLanguage: lang });

describe('who calls off what is only planned has nothing planned any more', () => {
  it.each<[Lang, string]>([
    ['en', 'No, scrap the whole thing please'],
    ['en', 'sorry, please don’t book anything, I will wash it myself on Saturday'],
    ['de', 'Nein, hat sich erledigt, bitte nichts eintragen'],
    ['de', 'ach, ich lass es vorerst, kein Termin bitte'],
    ['uk', 'ні, передумав, нічого не треба'],
    ['uk', 'відбій, продала авто'],
    ['ru', 'нет, отбой, уже не актуально'],
    ['ru', 'передумали, ничего не надо'],
  ])('%s: %s', (lang, said) => {
    const [asked, turn] = talkTo(studioIn(lang), [WISH[lang], said]);
    expect(asked?.state.asked?.kind).toBe('confirm');
    expect(turn?.acts).toContain('planDropped');
    expect(turn?.state).toMatchObject({ wished: [], slot: null, asked: null, isBooking: false });
  });
});

describe('another time or other goods call nothing off', () => {
  it.each<[Lang, string]>([
    ['en', 'I changed my mind, not the wash, I want the polish'],
    ['de', 'Nein, am Donnerstag bitte nicht buchen, lieber Freitag um 11'],
    ['uk', 'передумала, не мийку, а полірування'],
    ['ru', 'не надо записывать на четверг, лучше пятница'],
  ])('%s: %s', (lang, said) => {
    const [, turn] = talkTo(studioIn(lang), [WISH[lang], said]);
    expect(turn?.acts).not.toContain('planDropped');
    expect(turn?.state.wished).toHaveLength(1);
  });
});

describe('a visit whose move is put is left where it is', () => {
  it.each<[Lang, string]>([
    ['en', 'no, keep it on Thursday'],
    ['de', 'nein, lassen wir es bei Donnerstag'],
    ['uk', 'ні, хай буде четвер'],
    ['ru', 'нет, оставим четверг'],
  ])('%s: %s', (lang, said) => {
    const { turns, own } = talkInCalendar(studioIn(lang), [WISH[lang], YES[lang], MOVE[lang], said]);
    expect(turns[2]?.state.asked?.kind).toBe('move');
    expect(turns[3]?.acts).toContain('kept');
    expect(turns[3]?.state).toMatchObject({ change: null, slot: null, asked: null });
    expect(own).toHaveLength(1);
  });
});

describe('a visit is cancelled without a question where that is answered before', () => {
  it.each<[Lang, string, boolean]>([
    ['en', 'cancel my booking, I am certain, no need to ask again', true],
    ['de', 'Bitte den Termin absagen, ganz sicher', true],
    ['uk', 'скасуйте запис, я впевнена', true],
    ['ru', 'отмените запись, на 100 %', true],
    ['en', 'cancel my booking', false],
    ['ru', 'отмените запись, хотя я не уверен', false],
  ])('%s: %s', (lang, said, isGone) => {
    const { turns, own } = talkInCalendar(studioIn(lang), [WISH[lang], YES[lang], said]);
    expect(turns[2]?.acts).toContain(isGone ? 'cancelled' : 'cancelConfirm');
    expect(own).toHaveLength(isGone ? 0 : 1);
  });
});
