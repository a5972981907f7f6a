import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { type Lang, studioIn } from './four-studios.fixture.ts';
import { talkTo } from './talk.fixture.ts';

const SEAT = {
  en: 'Child seat clean',
  de: 'Kindersitz reinigen',
  uk: 'Хімчистка сидіння',
  ru: 'Химчистка одного сиденья',
};

function withSeats(lang: Lang) {
  const studio = studioIn(lang);
  return { ...studio, rows: [...studio.rows, row(SEAT[lang], 15, { durationMinutes: 30 })] };
}

describe('what the list prices by the piece', () => {
  it.each<[Lang, string, number]>([
    ['en', 'clean two child seats please', 2],
    ['de', 'Kindersitz reinigen, es sind zwei Kindersitze', 2],
    ['uk', 'хімчистка сидіння, 3 сидіння', 3],
    ['ru', 'химчистка только сиденья, их 5', 5],
  ])('%s: %s is summed up and takes as long', (lang, text, count) => {
    const [turn] = talkTo(withSeats(lang), [text]);
    expect(turn?.reply.quote?.total).toBe(15 * count);
    expect(turn?.reply.quote?.lines.map(({ label }) => label)[0]).toMatch(new RegExp(`^${count} × `));
  });

  it.each<[Lang, string, string]>([
    ['en', 'child seat clean, two child seats', 'so 2 x 15 is 30, right?'],
    ['ru', 'химчистка одного сиденья, 5 сидений', '5 сидений по 15 это 75 да?'],
  ])('%s: who counts along does not haggle', (lang, wish, sum) => {
    const [, turn] = talkTo(withSeats(lang), [wish, sum]);
    expect(turn?.acts).not.toContain('noDiscount');
  });
});

describe('many cars at once', () => {
  it.each<[Lang, string, string, number]>([
    ['en', 'we have 6 cars, all VW Golf, each needs a complete wash', 'and all together?', 312],
    ['de', 'wir haben 6 Autos, alle VW Golf, jedes braucht eine Komplettwäsche', 'und alle zusammen?', 312],
    ['uk', 'у нас 6 машин гольф, усім треба комплексну мийку', 'а разом скільки?', 312],
    ['ru', 'у нас 6 машин гольф, всем нужна комплексная мойка', 'а вместе сколько?', 312],
  ])('%s: their sum is told and the rest passed on', (lang, wish, together, total) => {
    const [first, turn] = talkTo(studioIn(lang), [wish, together]);
    expect(first?.acts).toContain('fleetTotal');
    expect(first?.reply.text).toContain(String(total));
    expect(first?.effects).toMatchObject([{ kind: 'handoff', question: { topic: 'business' } }]);
    expect(turn?.reply.text).toContain(String(total));
    expect(turn?.state.isBooking).toBe(false);
  });
});

describe('when a car is to be fetched is not when it comes', () => {
  it.each<[Lang, string, string]>([
    ['en', 'hand wash for my Golf tomorrow at 12:00', 'Dan. how long does it take, I need it back by 4'],
    [
      'de',
      'Handwäsche für meinen Golf morgen um 12 Uhr',
      'Jana. Wie lange dauert das, muss bis 16 Uhr fertig sein',
    ],
    ['uk', 'ручна мийка гольф завтра о 12:00', 'Ірина. до 16 точно встигнете?'],
    ['ru', 'ручная мойка гольф завтра в 12:00', 'Ирина. сколько займет? мне к 16 в аэропорт'],
  ])('%s: %s, %s', (lang, wish, back) => {
    const [, turn] = talkTo(studioIn(lang), [wish, back]);
    expect(turn?.state.slot?.start).toBe('2027-03-16T11:00:00Z');
  });

  it.each<[Lang, string]>([
    ['en', 'hand wash for my Golf, I drop it off tomorrow at 9:00 and pick it up after 17:00'],
    ['de', 'Handwäsche Golf, ich bringe ihn morgen um 9 Uhr, nach 17 Uhr abholen'],
    ['uk', 'ручна мийка гольф, привезу завтра о 9:00, а заберу після 17'],
    ['ru', 'ручная мойка гольф, привезу завтра в 9:00, а заберу после 17'],
  ])('%s: %s', (lang, wish) => {
    const [turn] = talkTo(studioIn(lang), [wish]);
    expect(turn?.state.slot?.start).toBe('2027-03-16T08:00:00Z');
  });
});

describe('a time that is too late gives way to the one that is asked for', () => {
  it.each<[Lang, string, string]>([
    ['en', 'hand wash for my Golf', 'Friday at 12:30 is too late, then Thursday at 10:00'],
    ['de', 'Handwäsche für meinen Golf', 'Freitag um 12:30 ist zu spät, dann Donnerstag um 10 Uhr'],
    ['uk', 'ручна мийка гольф', 'у пʼятницю о 12:30 пізно, давай тоді в четвер о 10'],
    ['ru', 'ручная мойка гольф', 'в пятницу в 12:30 поздно, давай тогда в четверг в 10'],
  ])('%s: %s, %s', (lang, wish, when) => {
    const [, turn] = talkTo(studioIn(lang), [wish, when]);
    expect(turn?.state.slot?.start).toBe('2027-03-18T09:00:00Z');
  });
});

it.each<[Lang, string, string]>([
  [
    'en',
    'we have 6 cars, all VW Golf, each needs a complete wash',
    'forget the fleet, just one car, Friday at 10:00',
  ],
  [
    'de',
    'wir haben 6 Autos, alle VW Golf, jedes braucht eine Komplettwäsche',
    'doch nur ein Auto, Freitag um 10 Uhr',
  ],
  ['uk', 'у нас 6 машин гольф, усім треба комплексну мийку', 'поки що одну машину, у пʼятницю о 10:00'],
  ['ru', 'у нас 6 машин гольф, всем нужна комплексная мойка', 'пока одну машину, в пятницу в 10:00'],
])('%s: who takes one car after all books it', (lang, fleet, one) => {
  const [, turn] = talkTo(studioIn(lang), [fleet, one]);
  expect(turn?.acts).not.toContain('fleetTotal');
  expect(turn?.state.slot?.start).toBe('2027-03-19T09:00:00Z');
});

it('a very dark tint is no second car', () => {
  const [turn] = talkTo(studioIn('en'), [
    'how much to do the back windows on my Golf, limo tint if possible',
  ]);
  expect(turn?.state.wished.map(({ car }) => car?.model ?? null)).toEqual([null]);
});

it.each([
  [
    'I have a Tesla Model Y and my wifes Fiat 500, I want the Tesla hand washed and hers cleaned inside',
    60 + 120,
  ],
  ['a Tesla Model Y and a Fiat 500, hand wash for the Tesla and interior cleaning for the Fiat', 60 + 120],
])('each car by its make or its owner: %s', (text, total) => {
  const [turn] = talkTo(studioIn('en'), [text]);
  expect(turn?.reply.quote?.total).toBe(total);
});

describe('who is ready to come at an hour comes then', () => {
  it.each<[Lang, string]>([
    ['en', "hand wash for my Golf, I'm ready at 10:00 tomorrow"],
    ['uk', 'ручна мийка гольф, завтра о 10:00 готовий приїхати'],
    ['ru', 'ручная мойка гольф, завтра в 10:00 готов приехать'],
    ['ru', 'ручная мойка гольф, завтра в 10:00 успеете?'],
  ])('%s: %s', (lang, text) => {
    const [turn] = talkTo(studioIn(lang), [text]);
    expect(turn?.state.slot?.start).toBe('2027-03-16T09:00:00Z');
  });
});
