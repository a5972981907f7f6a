import { describe, expect, it } from 'vitest';
import { type Lang, studioIn } from '../talks/four-studios.fixture.ts';
import { talkInCalendar } from '../talks/talk.fixture.ts';

/** Wednesday of the week after next. */
const BOOK: Record<Lang, string[]> = {
  en: ['hand wash for a Golf on 31 March at 11:00, Tom Baker', 'yes'],
  de: ['Handwäsche für einen Golf am 31. März um 11 Uhr, Tom Becker', 'ja'],
  uk: ['ручна мийка на гольф, 31 березня о 11:00, Тарас Бойко', 'так'],
  ru: ['ручная мойка на гольф, 31 марта в 11:00, Тимур Орлов', 'да'],
};

function after(lang: Lang, ...lines: string[]) {
  return talkInCalendar(studioIn(lang), [...BOOK[lang], ...lines]).turns.at(-1);
}

describe('days are counted from the visit that stands', () => {
  it.each<[Lang, string, string]>([
    ['en', 'would the day after work?', '2027-04-01T09:00:00Z'],
    ['en', 'sorry, could we make it one day earlier?', '2027-03-30T09:00:00Z'],
    ['en', 'can you move it two days later, at 14:00', '2027-04-02T12:00:00Z'],
    ['en', 'Friday that week please, same time', '2027-04-02T09:00:00Z'],
    ['de', 'ginge es auch am Tag danach?', '2027-04-01T09:00:00Z'],
    ['de', 'bitte einen Tag früher', '2027-03-30T09:00:00Z'],
    ['de', 'verschieben Sie es um eine Woche später', '2027-04-07T09:00:00Z'],
    ['de', 'Freitag derselben Woche um 14 Uhr wäre besser', '2027-04-02T12:00:00Z'],
    ['uk', 'а можна наступного дня?', '2027-04-01T09:00:00Z'],
    ['uk', 'давайте на день раніше', '2027-03-30T09:00:00Z'],
    ['uk', 'на тому ж тижні, у п’ятницю о 14:00, можна?', '2027-04-02T12:00:00Z'],
    ['ru', 'а если на следующий день?', '2027-04-01T09:00:00Z'],
    ['ru', 'перенесите на день раньше', '2027-03-30T09:00:00Z'],
    ['ru', 'можно на неделю позже?', '2027-04-07T09:00:00Z'],
    ['ru', 'лучше в пятницу на той же неделе, в 14:00', '2027-04-02T12:00:00Z'],
  ])('%s: %s', (lang, said, start) => {
    const turn = after(lang, said);
    expect(turn?.acts).toEqual(['moveConfirm']);
    expect(turn?.state.slot?.start).toBe(start);
  });

  it.each<[Lang, string]>([
    ['en', 'is there anything else that week?'],
    ['de', 'habt ihr in der gleichen Woche noch was anderes frei?'],
    ['uk', 'а інший час того ж тижня є?'],
    ['ru', 'а другое время на той же неделе есть?'],
  ])('%s, for the whole week: %s', (lang, said) => {
    const offered = after(lang, said)?.state.offered ?? [];
    expect(offered.length).toBeGreaterThan(0);
    for (const { start } of offered) expect(start >= '2027-03-29' && start < '2027-04-03').toBe(true);
  });

  it('no day is counted from a visit where another day is named', () => {
    const turn = after('en', 'can we move it to the day after tomorrow at 11:00?');
    expect(turn?.state.slot?.start).toBe('2027-03-17T10:00:00Z');
  });
});
