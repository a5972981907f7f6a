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

const PARTS = {
  en: [
    row('Full valet', 95),
    row('Wheel refurb', 80, { zone: 'each' }),
    row('Child seat clean', 15),
    row('Headliner', 45),
    row('Window tint', 110, { zone: 'fronts' }),
    row('Window tint', 90, { zone: 'rear' }),
  ],
  de: [
    row('Politur', 300, { material: 'Maschine 1x' }),
    row('Politur', 500, { material: 'Maschine 2x' }),
    row('Tierhaare', 40),
    row('Innenreinigung', 95),
  ],
  uk: [
    row('Бронеплівка', 4000, { zone: 'крило' }),
    row('Бронеплівка', 7000, { zone: 'капот' }),
    row('Бронеплівка', 6500, { zone: 'бампер' }),
    row('Хімчистка', 600, { zone: 'крісло' }),
    row('Хімчистка', 900, { zone: 'стеля' }),
  ],
  ru: [
    row('Оклейка', 4000, { zone: 'крыло' }),
    row('Оклейка', 7000, { zone: 'капот' }),
    row('Оклейка', 6500, { zone: 'бампер' }),
    row('Оклейка', 3000, { zone: 'фары' }),
    row('Покраска дисков', 3000, { zone: 'за шт' }),
  ],
};
const partsAfter = (lang: Lang, messages: string[]) =>
  Object.fromEntries(
    talkTo(exampleStudio(PARTS[lang], { botLanguage: lang }), messages)
      .at(-1)
      ?.state.wished.map(({ service, zone, material, count = 1 }) => [zone ?? material ?? service, count]) ??
      [],
  );

describe('a number counts what it stands at, and nothing else', () => {
  it.each<[Lang, string[], Record<string, number>]>([
    ['ru', ['капот, бампер, оба крыла и фары оклеить'], { капот: 1, бампер: 1, крыло: 2, фары: 1 }],
    ['ru', ['оклейка крыла', 'крыла же два, а посчитали одно?'], { крыло: 2 }],
    ['ru', ['покраска дисков, 17 радиус'], { 'за шт': 1 }],
    ['uk', ['капот, бампер, обидва крила бронеплівкою'], { капот: 1, бампер: 1, крило: 2 }],
    ['uk', ['хімчистка чотирьох крісел і стелі'], { крісло: 4, стеля: 1 }],
    ['de', ['Tierhaare, zwei katzen'], { Tierhaare: 1 }],
    ['de', ['Politur bitte, 2x Maschine'], { 'Maschine 2x': 1 }],
    ['en', ['child seat clean x2', 'add the headliner'], { 'Child seat clean': 2, Headliner: 1 }],
    ['en', ['wheel refurb, 19 inch, got kerbed'], { each: 1 }],
    ['en', ['been waiting 2 weeks for a quote on wheel refurb, one wheel'], { each: 1 }],
    ['en', ['two front windows tinted'], { fronts: 1 }],
  ])('%s: %j', (lang, messages, counts) => {
    expect(partsAfter(lang, messages)).toEqual(counts);
  });
});
