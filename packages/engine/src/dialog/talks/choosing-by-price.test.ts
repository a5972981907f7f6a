import { describe, expect, it } from 'vitest';
import { type Lang, NAMES, studioIn } from './four-studios.fixture.ts';
import { talkTo } from './talk.fixture.ts';

/** The standard film all round costs more than the ceramic one at the rear, which must not matter to whoever chose the rear. */
describe('the cheaper one is measured among what stands to choose', () => {
  it.each<[Lang, string, string]>([
    ['en', 'tint the rear windows of my Tiguan', 'the cheaper one'],
    ['de', 'Tiguan hinten tönen', 'die günstigere'],
    ['de', 'Tiguan hinten tönen', 'dann die billigere Folie'],
    ['uk', 'затонувати задню півсферу Тігуана', 'дешевшу'],
    ['uk', 'затонувати задню півсферу Тігуана', 'ту, що дешевша'],
    ['ru', 'затонировать заднюю часть Тигуана', 'подешевле'],
    ['ru', 'затонировать заднюю часть Тигуана', 'ту, что дешевле'],
  ])('%s: %s, %s', (lang, wish, choice) => {
    const all = studioIn(lang);
    const studio = {
      ...all,
      rows: all.rows.map((one) => (one.zone === NAMES[lang].round ? { ...one, price: 990 } : one)),
    };
    const [, turn] = talkTo(studio, [wish, choice]);
    expect(turn?.state.wished).toMatchObject([{ zone: NAMES[lang].rear, material: NAMES[lang].plain }]);
    expect(turn?.reply.quote?.total).toBe(180);
  });
});

describe('the cheaper one with a time beside it is taken and the time sought', () => {
  it.each<[Lang, string, string]>([
    ['en', 'tint the rear windows of my Tiguan in ceramic', 'the cheaper one then, Friday at 14:00'],
    ['de', 'Tiguan hinten tönen, Keramik', 'dann die günstigere, Freitag um 14 Uhr'],
    ['uk', 'затонувати задню півсферу Тігуана керамікою', "візьму дешевшу, у п'ятницю о 14:00"],
    ['ru', 'затонировать заднюю часть Тигуана керамикой', 'возьму подешевле, в пятницу в 14:00'],
  ])('%s', (lang, wish, choice) => {
    const [, turn] = talkTo(studioIn(lang), [wish, choice]);
    expect(turn?.state.wished).toMatchObject([{ material: NAMES[lang].plain }]);
    expect(turn?.effects).toMatchObject([{ kind: 'hold', start: '2027-03-19T13:00:00Z' }]);
  });
});
