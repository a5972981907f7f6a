import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from './talk.fixture.ts';

describe('two things that are asked about side by side are shown side by side', () => {
  it.each([
    [
      'en',
      'wax or sealant, which lasts longer',
      [row('Wax', 80, { zone: 'carnauba' }), row('Sealant', 120, { zone: '6 month' }), row('Hand wash', 35)],
    ],
    [
      'de',
      'wachs oder polymer?',
      [row('Basiswäsche', 20), row('Wachsversiegelung', 80), row('Polymerversiegelung', 140)],
    ],
  ] as const)('%s: %s', (botLanguage, message, rows) => {
    const [turn] = talkTo(exampleStudio([...rows], { botLanguage }), [message]);
    expect(turn?.state.wished).toEqual([]);
    expect(turn?.state.shownRowIds.length).toBe(2);
  });
});

it('gives each of two cars what is judged of both', () => {
  const rows = [
    row('Autofolierung', 2500, { zone: 'komplett', material: 'Glanz' }),
    row('Autofolierung', 2800, { zone: 'komplett', material: 'Matt' }),
    row('Innenreinigung', 99),
  ];
  const [turn] = talkTo(exampleStudio(rows, { botLanguage: 'de' }), [
    'hab nen x3 und nen mini, beide komplett glanz',
  ]);
  expect(turn?.state.wished.map(({ car, material }) => [car?.make, material])).toEqual([
    ['BMW', 'Glanz'],
    ['Mini', 'Glanz'],
  ]);
});

describe('a class of car is set right', () => {
  it.each([
    ['en', ['exterior detail for my corolla, it’s an suv?', 'corolla isnt an suv'], 'sedan'],
    ['de', ['Außenpflege für meinen Golf, SUV', 'ist kein suv'], 'PKW'],
    ['ru', ['наружная мойка камри, джип', 'камри это седан, какой джип'], 'седан'],
  ] as const)('%s', (botLanguage, messages, carType) => {
    const [service, small, large] = {
      en: ['Exterior detail', 'sedan', 'SUV'],
      de: ['Außenpflege', 'PKW', 'SUV'],
      ru: ['Наружная мойка', 'седан', 'джип'],
    }[botLanguage] as [string, string, string];
    const rows = [row(service, 100, { carType: small }), row(service, 140, { carType: large })];
    const turn = talkTo(exampleStudio(rows, { botLanguage }), [...messages]).at(-1);
    expect(turn?.state.carType ?? carType).toBe(carType);
    expect(turn?.reply.text).toContain(carType);
  });

  it('by a letter of either alphabet', () => {
    const rows = ['A', 'B', 'C'].map((one, at) =>
      row('Полірування', 5000 + 1000 * at, { carType: `клас ${one}` }),
    );
    const [turn] = talkTo(exampleStudio(rows, { botLanguage: 'uk' }), ['полірування, клас б, почім']);
    expect(turn?.state.carType).toBe('клас B');
  });
});

describe('what is sold for a boat or a bicycle is sold by its name', () => {
  it.each([
    [
      'катер 6 метров, полировка',
      [row('Полировка', 900, { zone: 'лодка, за метр' }), row('Полировка', 9000, { zone: 'легковой' })],
      'лодка',
    ],
    ['мойка велосипеда', [row('Мойка велосипеда', 300), row('Мойка авто', 900)], 'велосипеда'],
  ])('%s', (message, rows, name) => {
    const [turn] = talkTo(exampleStudio(rows, { botLanguage: 'ru' }), [message]);
    expect(turn?.acts).not.toContain('gapCar');
    expect(turn?.reply.text).toContain(name);
  });

  it('and a camera is no camper', () => {
    const [turn] = talkTo(exampleStudio([row('Камера заднего вида', 9000)], { botLanguage: 'ru' }), [
      'поставьте камеру заднего вида',
    ]);
    expect(turn?.reply.text).toMatch(/9\s000/u);
  });
});
