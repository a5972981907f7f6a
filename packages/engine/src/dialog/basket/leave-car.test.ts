import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

type Lang = 'en' | 'de' | 'uk' | 'ru';
const NAMES: Record<Lang, [string, string, string]> = {
  en: ['Polish', 'Small car', 'Saloon'],
  de: ['Politur', 'Kleinwagen', 'Limousine'],
  uk: ['Полірування', 'Мала', 'Седан'],
  ru: ['Полировка', 'Малая', 'Седан'],
};
const studioIn = (lang: Lang) => {
  const [service, small, saloon] = NAMES[lang];
  const rows = [row(service, 4000, { carType: small }), row(service, 5000, { carType: saloon })];
  return exampleStudio(rows, { botLanguage: lang });
};

describe('of two cars one is set right, and one goes', () => {
  it.each<[Lang, string, string, string]>([
    [
      'en',
      'two cars: a Camry and a Lanos, polish both',
      'the Lanos is a small car',
      'take the Lanos out, only the Camry',
    ],
    [
      'de',
      'zwei Autos: Camry und Lanos, beide Politur',
      'der Lanos ist ein Kleinwagen',
      'den Lanos bitte raus, nur der Camry',
    ],
    [
      'uk',
      'дві машини: камрі і ланос. полірування на обидві',
      'ланос то мала машина',
      'ланос взагалі приберіть, тільки камрі',
    ],
    [
      'ru',
      'две машины: камри и ланос. полировка обеих',
      'ланос это малая машина',
      'ланос вообще уберите, только камри',
    ],
  ])('%s', (lang, both, small, without) => {
    const turns = talkTo(studioIn(lang), [both, small, without]);
    expect(turns.map(({ reply }) => reply.quote?.total)).toEqual([10_000, 9000, 5000]);
    expect(turns[2]?.state.later ?? []).toEqual([]);
  });
});

it('takes a type for the one that is denied', () => {
  const rows = [
    row('Interior', 150, { carType: 'passenger car' }),
    row('Interior', 190, { carType: 'crossover' }),
  ];
  const [, turn] = talkTo(exampleStudio(rows), [
    'interior for my passenger car',
    'crossover not passenger car',
  ]);
  expect(turn?.reply.quote?.total).toBe(190);
});

it('takes neither a number nor a type of the list for a car', () => {
  const rows = ['Jet Ski', 'Bass Boat', 'Cabin Cruiser 27-32ft'].map((carType, at) =>
    row('Ceramic', 500 + 1000 * at, { carType }),
  );
  const turns = talkTo(exampleStudio(rows), [
    'ceramic for a jet ski',
    'so 1000 for two right?',
    'and a cabin cruiser around 30ft?',
  ]);
  expect(turns[1]?.reply.quote?.total).toBe(1000);
  expect(turns[2]?.state.car?.model ?? null).toBeNull();
});
