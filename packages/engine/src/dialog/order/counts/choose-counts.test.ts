import { describe, expect, it } from 'vitest';
import { row } from '../../../row.fixture.ts';
import { exampleStudio, talkTo } from '../../talks/talk.fixture.ts';

const LISTS = {
  en: [
    row('Full valet', 95),
    row('Seat shampoo', 20, { zone: 'per seat' }),
    row('Wheel refurb', 80, { zone: 'each' }),
  ],
  de: [
    row('Innenreinigung', 95),
    row('Sitzreinigung', 20, { zone: 'pro Sitz' }),
    row('Felge aufbereiten', 80, { zone: 'pro Stück' }),
  ],
  uk: [
    row('Мийка', 400),
    row('Хімчистка', 600, { zone: 'Сидіння (1 шт)' }),
    row('Полірування', 900, { zone: 'Двері (1 шт)' }),
  ],
  ru: [
    row('Мойка', 900),
    row('Химчистка', 1800, { zone: 'сиденье (1 шт.)' }),
    row('Полировка', 2500, { zone: 'дверь (1 шт.)' }),
  ],
};
type Lang = keyof typeof LISTS;
const studioIn = (lang: Lang) => exampleStudio(LISTS[lang], { botLanguage: lang });
const countsAfter = (lang: Lang, messages: string[]) =>
  talkTo(studioIn(lang), messages)
    .at(-1)
    ?.state.wished.map(({ service, count = 1 }) => [service, count]);

describe('a number is heard with the thing it counts', () => {
  it.each<[Lang, string, [string, number][]]>([
    [
      'en',
      'shampoo for two seats and all four wheels refurbished please',
      [
        ['Seat shampoo', 2],
        ['Wheel refurb', 4],
      ],
    ],
    [
      'de',
      'zwei Sitze reinigen und vier Felgen aufbereiten',
      [
        ['Sitzreinigung', 2],
        ['Felge aufbereiten', 4],
      ],
    ],
    [
      'uk',
      'хімчистка два сидіння і мийка',
      [
        ['Хімчистка', 2],
        ['Мийка', 1],
      ],
    ],
    [
      'ru',
      'мойка и химчистка двух сидений',
      [
        ['Мойка', 1],
        ['Химчистка', 2],
      ],
    ],
  ])('%s: %s', (lang, message, counts) => {
    expect(new Map(countsAfter(lang, [message]) as [string, number][])).toEqual(new Map(counts));
  });
});

describe('a count is set right without naming the thing', () => {
  it.each<[Lang, string, string, number]>([
    ['en', 'shampoo for 4 seats', 'two not four', 2],
    ['en', 'shampoo for 2 seats', 'make it three', 3],
    ['de', 'drei Sitze reinigen', 'zwei, nicht drei', 2],
    ['de', 'Sitzreinigung für 2 Sitze', 'mach drei draus', 3],
    ['uk', 'хімчистка трьох сидінь', 'дві а не три', 2],
    ['ru', 'химчистка четырёх сидений', 'два я писал, а не четыре', 2],
    ['ru', 'химчистка сиденья', 'точнее два', 2],
  ])('%s: %s, %s', (lang, wish, correction, count) => {
    expect(countsAfter(lang, [wish, correction])?.map(([, own]) => own)).toEqual([count]);
  });
});

it('leaves the count alone when a number tells a time', () => {
  expect(countsAfter('en', ['shampoo for 2 seats', 'thursday at 4?'])).toEqual([['Seat shampoo', 2]]);
});

it('counts the metres of what is priced by the metre', () => {
  const studio = exampleStudio(
    [row('Bootsaufbereitung', 60, { zone: 'Rumpf pro Meter' }), row('Motorrad waschen', 35)],
    { botLanguage: 'de' },
  );
  const [turn] = talkTo(studio, ['Rumpf vom Boot aufbereiten, 7m lang']);
  expect(turn?.state.wished).toMatchObject([{ service: 'Bootsaufbereitung', count: 7 }]);
});
