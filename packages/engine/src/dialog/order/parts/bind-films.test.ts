import { describe, expect, it } from 'vitest';
import { row } from '../../../row.fixture.ts';
import { exampleStudio, talkTo } from '../../talks/talk.fixture.ts';

const tint = (service: string, [rear, front]: [string, string], [plain, dear]: [string, string]) => [
  row(service, 180, { zone: rear, material: plain }),
  row(service, 290, { zone: rear, material: dear }),
  row(service, 80, { zone: front, material: plain }),
  row(service, 120, { zone: front, material: dear }),
];

const LISTS = {
  en: tint('Window tint', ['rear half', 'front sides'], ['standard', 'ceramic']),
  de: tint('Folierung', ['Dach', 'Motorhaube'], ['glänzend', 'matt']),
  uk: tint('Тонування', ['задня півсфера', 'передні бокові'], ['Llumar', 'атермальна']),
  ru: tint('Тонировка', ['задняя полусфера', 'передние боковые'], ['Llumar', 'атермальная']),
};

type Language = keyof typeof LISTS;

const wishedAfter = (language: Language, messages: string[], rows = LISTS[language]) => {
  const turn = talkTo(exampleStudio(rows, { botLanguage: language }), messages).at(-1);
  return turn?.state.wished.map(({ service, zone, material }) => `${zone ?? service} ${material}`).toSorted();
};

describe('each part gets the film it was told beside', () => {
  it.each<[Language, string[], string[]]>([
    [
      'en',
      [
        'tint the back and the front sides of my golf in ceramic',
        'make the back ceramic and the front standard',
      ],
      ['front sides standard', 'rear half ceramic'],
    ],
    [
      'en',
      [
        'tint the back and the front sides of my golf in ceramic',
        'standard for the front, ceramic for the rear then',
      ],
      ['front sides standard', 'rear half ceramic'],
    ],
    [
      'de',
      ['dach und motorhaube folieren matt für golf', 'dach glänzend und motorhaube matt bitte'],
      ['Dach glänzend', 'Motorhaube matt'],
    ],
    [
      'uk',
      ['скільки зад і передні ллюмаром на гольф?', 'давайте зад атермальною а передні ллюмар'],
      ['задня півсфера атермальна', 'передні бокові Llumar'],
    ],
    [
      'uk',
      [
        'тонування задня півсфера і передні бокові атермальна на гольф',
        'ні, передні ллюмаром, атермальна тільки ззаду',
      ],
      ['задня півсфера атермальна', 'передні бокові Llumar'],
    ],
    [
      'ru',
      [
        'тонировка задней полусферы и передних боковых атермальная на гольф',
        'зад ллюмар, а перед атермальную',
      ],
      ['задняя полусфера Llumar', 'передние боковые атермальная'],
    ],
  ])('%s: %j', (language, messages, wished) => {
    expect(wishedAfter(language, messages)).toEqual(wished);
  });
});

it('parts that the list has as services of their own are told their films too', () => {
  const rows = [
    row('Rear tint', 160, { material: 'Standard' }),
    row('Rear tint', 240, { material: 'Ceramic' }),
    row('Panoramic roof', 70, { material: 'Standard' }),
    row('Panoramic roof', 120, { material: 'Ceramic' }),
  ];
  const said = [
    'rear tint standard and panoramic roof ceramic on my golf',
    'wrong way round: roof standard, back ceramic',
  ];
  expect(wishedAfter('en', said, rows)).toEqual(['Panoramic roof Standard', 'Rear tint Ceramic']);
});

it('a question which films there are tells none', () => {
  const said = [
    'window tint, rear half and front sides in standard on my golf',
    'is ceramic on the back and standard on the front possible?',
  ];
  expect(wishedAfter('en', said)).toEqual(['front sides standard', 'rear half standard']);
});
