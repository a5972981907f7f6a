import { describe, expect, it } from 'vitest';
import type { PriceRow } from '../../facts.ts';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

function wishedOf(rows: readonly PriceRow[], ...lines: string[]) {
  const turn = talkTo(exampleStudio(rows), lines).at(-1);
  return turn?.state.wished.map(({ service }) => service);
}

describe('a vacuum, a wash and a shampoo are not sold for each other', () => {
  const menu = [row('Кузов', 600), row('Пылесос', 300), row('Химчистка', 9000)];
  it.each([
    ['сколько помыть камри', ['Кузов']],
    ['пропылесосить салон сколько', ['Пылесос']],
    ['химчистка сколько', ['Химчистка']],
  ])('%s', (text, services) => {
    expect(wishedOf(menu, text)).toEqual(services);
  });

  it('a vacuum is no shampoo that shares the word for the cabin', () => {
    const rows = [row('Мойка кузова', 40), row('Химчистка салона', 700)];
    expect(wishedOf(rows, 'мойка кузова', 'и салон пропылесосить тоже надо')).toEqual(['Мойка кузова']);
  });

  it.each([
    ['помыть кузов сколько', []],
    ['химчистка сколько', []],
  ])('a vacuum answers neither: %s', (text, services) => {
    expect(wishedOf([row('Пылесос', 300), row('Полировка', 900)], text)).toEqual(services);
  });

  it('whether the seats are shampooed is not answered by a wash', () => {
    const rows = [row('Interior', 169), row('Wash & protect', 79)];
    const [, turn] = talkTo(exampleStudio(rows), [
      'interior please',
      'Does the interior one include shampooing the seats?',
    ]);
    expect(turn?.acts).not.toContain('soldApart');
  });
});

describe('inside and outside of a list that sells each by itself', () => {
  it.each([
    [[row('Außenwäsche', 23), row('Innen kurz', 35), row('Innen lang', 92)], 'einmal innen und außen, Golf'],
    [
      [row('Body wash', 23), row('Interior short', 35), row('Interior long', 92)],
      'golf inside and out please',
    ],
    [
      [row('Кузов ручна', 23), row('Салон пилосос', 35), row('Салон вологе', 92)],
      'помити гольф кузов і салон',
    ],
    [[row('Кузов', 23), row('Салон сухая', 35), row('Салон влажная', 92)], 'гольф кузов и салон сколько'],
  ])('the outside is priced and the inside asked about', (rows, text) => {
    const [turn] = talkTo(exampleStudio(rows), [text]);
    expect(turn?.reply.quote?.total).toBe(23);
    expect(turn?.reply.choices).toHaveLength(2);
  });
});

describe('prices for other vehicles', () => {
  const rows = [
    row('Кузов', 420, { carType: 'кросс.' }),
    row('Автомийка', 300, { carType: 'мотоцикл' }),
    row('Автомийка', 200, { carType: 'причіп' }),
  ];
  it('are told who names one', () => {
    const [turn] = talkTo(exampleStudio(rows, { botLanguage: 'uk' }), ['а мотоцикл миєте?']);
    expect(turn?.reply.quote?.total).toBe(300);
  });
  it('are none for a car, though their very name is said', () => {
    const [turn] = talkTo(exampleStudio(rows, { botLanguage: 'uk' }), ['автомийка на rav4 скільки']);
    expect(turn?.reply.text).not.toContain('300');
  });
  it('are none for a car', () => {
    const [turn] = talkTo(exampleStudio(rows, { botLanguage: 'uk' }), ['помити rav4 скільки']);
    expect(turn?.reply.text).not.toContain('мотоцикл');
  });
});

it('pet hair is priced beside the clean it is told with', () => {
  const rows = [row('Innenreinigung', 80), row('Tierhaare', 30)];
  const [turn] = talkTo(exampleStudio(rows, { botLanguage: 'de' }), [
    'Innenreinigung bitte, die Rückbank ist voller Hundehaare',
  ]);
  expect(turn?.reply.quote?.total).toBe(110);
});

it('whether it costs extra is asked of a thing of its own', () => {
  const rows = [row('Innenreinigung', 80), row('Tierhaare', 30)];
  const [, turn] = talkTo(exampleStudio(rows, { botLanguage: 'de' }), [
    'Innenreinigung bitte',
    'und die Rückbank ist voller Hundehaare, kostet das extra?',
  ]);
  expect(turn?.acts).toContain('soldApart');
  expect(turn?.reply.text).toContain('30');
});

it('which package is for both sides is asked where their names tell nothing', () => {
  const rows = [row('EXPRESS', 20), row('SUPER', 38), row('DELUXE', 65), row('SUPER SHAMPOO', 150)];
  const [turn, next] = talkTo(exampleStudio(rows), [
    'how much to get my golf cleaned inside and out',
    'the express one',
  ]);
  expect(turn?.reply.choices).toEqual(['EXPRESS', 'SUPER', 'DELUXE']);
  expect(next?.reply.quote?.total).toBe(20);
});

it('two open sides are settled by one message that names both', () => {
  const names = ['Кузов безконтакт', 'Кузов ручна', 'Салон пилосос', 'Салон вологе'];
  const rows = names.map((name, at) => row(name, 100 + at));
  const [, turn] = talkTo(exampleStudio(rows, { botLanguage: 'uk' }), [
    'помити rav4 кузов і салон',
    'кузов ручна мийка і салон пропилососити',
  ]);
  expect(turn?.reply.quote?.total).toBe(203);
});

it('cars of two models are counted each by itself', () => {
  const [turn] = talkTo(exampleStudio([row('Außenwäsche', 29)], { botLanguage: 'de' }), [
    '3 Sprinter und 2 VW Caddy außen waschen, was kostet das zusammen',
  ]);
  expect(turn?.acts).toContain('fleetTotal');
  expect(turn?.reply.text).toContain('87');
  expect(turn?.reply.text).toContain('58');
  expect(turn?.reply.text).toContain('145');
});
