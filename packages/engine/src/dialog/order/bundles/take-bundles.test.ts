import { describe, expect, it } from 'vitest';
import { row } from '../../../row.fixture.ts';
import { exampleStudio, talkTo } from '../../talks/talk.fixture.ts';

const LISTS = {
  en: [row('Interior Only', 190), row('Exterior Only', 170), row('Super Combo', 320), row('Headlights', 60)],
  de: [row('Außenpflege', 39), row('Innenpflege', 69), row('Innen & Außen', 99), row('Motorwäsche', 45)],
  uk: [row('Мийка кузова', 300), row('Прибирання салону', 400), row('Комплекс', 600), row('Озон', 250)],
  ru: [row('Мойка кузова', 500), row('Уборка салона', 600), row('Комплекс', 900), row('Озон', 300)],
};
type Lang = keyof typeof LISTS;

function total(lang: Lang, ...lines: string[]): number | undefined {
  return talkTo(exampleStudio(LISTS[lang], { botLanguage: lang }), lines).at(-1)?.reply.quote?.total;
}

describe('a whole that is sold for less than its parts', () => {
  it.each<[Lang, string, number]>([
    ['en', 'how much to wash it inside and out?', 320],
    ['de', 'was kostet innen und außen für den golf?', 99],
  ])('%s is quoted where both sides are asked for: %s', (lang, text, sum) => {
    expect(total(lang, text)).toBe(sum);
  });

  it('is offered beside two services that were called by their names', () => {
    const [turn] = talkTo(exampleStudio(LISTS.en), ['interior only and exterior only please']);
    expect(turn?.reply.quote?.total).toBe(360);
    expect(turn?.reply.choices).toContain('Super Combo');
    expect(total('en', 'interior only and exterior only please', 'Super Combo')).toBe(320);
  });

  it('is the answer to whether there is a deal', () => {
    const turns = talkTo(exampleStudio(LISTS.en), [
      'interior only and exterior only please',
      'hang on, isn’t there a deal for both together?',
    ]);
    expect(turns[1]?.acts).not.toContain('noDiscount');
    expect(turns[1]?.reply.text).toContain('320');
  });

  it.each<[Lang, string, string, number]>([
    ['en', 'interior only please', 'no, the super combo then', 320],
    ['de', 'innenpflege', 'dann lieber innen & außen komplett', 99],
    ['uk', 'прибирання салону', 'давайте тоді комплекс', 600],
    ['ru', 'уборка салона', 'давайте тогда комплекс', 900],
  ])('%s is never paid for beside its parts: %s, %s', (lang, first, then, sum) => {
    expect(total(lang, first, then)).toBe(sum);
  });

  it('leaves what is none of its parts where it is', () => {
    expect(total('en', 'interior and headlights', 'make it the super combo and the headlights')).toBe(380);
  });

  it('is not taken for one side that was named', () => {
    expect(total('en', 'what would it cost to get the inside done plus fix the lights')).toBe(250);
  });
});

it('the list’s “both” is of the two services above it', () => {
  const studio = exampleStudio([
    row('Underseal', 520),
    row('Cavity wax', 320),
    row('Both', 770),
    row('Steam clean', 80),
  ]);
  const [, turn] = talkTo(studio, ['underseal and a steam clean', 'add the wax in the cavities as well']);
  expect(turn?.reply.quote?.total).toBe(850);
});

describe('all of a job and its parts', () => {
  const parts = ['Двері', 'Підлога', 'Дах', 'Багажник'].map((zone, at) =>
    row('Шумоізоляція', 4000 + 1000 * at, { zone }),
  );
  const studio = exampleStudio([...parts, row('Шумоізоляція', 18000, { zone: 'Повна' })], {
    botLanguage: 'uk',
  });

  it('all of it takes the place of the parts', () => {
    const [, turn] = talkTo(studio, ['шумоізоляція дверей, підлоги і даху', 'давайте тоді повну']);
    expect(turn?.reply.quote?.total).toBe(18000);
  });

  it('a question about a part of the whole changes nothing', () => {
    const [, turn] = talkTo(studio, ['шумоізоляція повна', 'а підлогу ви робите за ці гроші?']);
    expect(turn?.state.wished.map(({ zone }) => zone)).toEqual(['Повна']);
  });
});

it.each([
  ['de', 'der golf müsste innen mal ordentlich gemacht werden, was würde das kosten?', 69],
  ['de', 'nur innen, kein außen! was kostet das?', 69],
  ['en', 'just the inside please, how much?', 69],
] as const)('%s, one side is not both, though the name of both has its word: %s', (lang, text, sum) => {
  const rows = {
    de: [row('Außenpflege', 39), row('Innenpflege', 69), row('Innen & Außen', 99)],
    en: [row('Exterior clean', 39), row('Interior clean', 69), row('Interior & exterior', 99)],
  }[lang];
  const [turn] = talkTo(exampleStudio(rows, { botLanguage: lang }), [text]);
  expect(turn?.reply.quote?.total).toBe(sum);
});
