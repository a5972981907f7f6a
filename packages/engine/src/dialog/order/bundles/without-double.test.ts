import { describe, expect, it } from 'vitest';
import { row } from '../../../row.fixture.ts';
import { exampleStudio, talkTo } from '../../talks/talk.fixture.ts';

const LISTS = {
  en: [
    row('Paint protection film', 1500, { zone: 'Front package (bumper, bonnet, wings, mirrors)' }),
    row('Paint protection film', 500, { zone: 'Bonnet' }),
    row('Paint protection film', 450, { zone: 'Front bumper' }),
    row('Paint protection film', 80, { zone: 'Door cups' }),
  ],
  de: [
    row('Lackschutzfolie', 1690, { zone: 'Frontpaket (Stoßstange, Haube, Kotflügel, Spiegel)' }),
    row('Lackschutzfolie', 590, { zone: 'Motorhaube' }),
    row('Lackschutzfolie', 520, { zone: 'Stoßstange vorne' }),
    row('Lackschutzfolie', 79, { zone: 'Griffmulden' }),
  ],
  uk: [
    row('Пакет «Перед» (капот, бампер, крила, фари)', 29000),
    row('Бронювання плівкою', 9500, { zone: 'Капот' }),
    row('Бронювання плівкою', 8500, { zone: 'Передній бампер' }),
    row('Бронювання плівкою', 1200, { zone: 'Зони під ручками' }),
  ],
  ru: [
    row('Пакет «Перед» (капот, бампер, крылья, фары)', 79000),
    row('Оклейка полиуретаном', 22000, { zone: 'Капот' }),
    row('Оклейка полиуретаном', 20000, { zone: 'Передний бампер' }),
    row('Оклейка полиуретаном', 3000, { zone: 'Зоны под ручками' }),
  ],
};
type Lang = keyof typeof LISTS;
const totalOf = (lang: Lang, messages: string[]) =>
  talkTo(exampleStudio(LISTS[lang], { botLanguage: lang }), messages).at(-1)?.reply.quote?.total;

describe('a package and what its own name tells to be in it', () => {
  it.each<[Lang, string[], number]>([
    [
      'en',
      ['protect the whole front of my new model y, so bonnet, bumper and so on, the front package'],
      1500,
    ],
    ['de', ['frontpaket für den golf, also haube und stoßstange und so'], 1690],
    ['uk', ['пакет перед на октавію, там капот бампер і все таке'], 29000],
    ['ru', ['пакет перед на октавию, капот бампер и всё такое'], 79000],
  ])('%s: %j is sold once', (lang, messages, total) => {
    expect(totalOf(lang, messages)).toBe(total);
  });

  it.each<[Lang, string[], number]>([
    ['en', ['bonnet and front bumper film on a golf, and the door cups'], 1030],
    ['de', ['motorhaube und stoßstange vorne folieren beim golf, dazu die griffmulden'], 1189],
    ['uk', ['капот, передній бампер і зони під ручками на октавію'], 19200],
    ['ru', ['капот, передний бампер и зоны под ручками на октавию'], 45000],
  ])('%s: %j is sold part by part', (lang, messages, total) => {
    expect(totalOf(lang, messages)).toBe(total);
  });
});

it('a whole of the same job holds its parts, though its name is longer by a word', () => {
  const list = [
    row('Хімчистка салону', 5200, { zone: 'Повна' }),
    row('Хімчистка', 500, { zone: 'Одне сидіння' }),
    row('Хімчистка', 1200, { zone: 'Стеля' }),
    row('Хімчистка', 900, { zone: 'Багажник' }),
  ];
  const turn = talkTo(exampleStudio(list, { botLanguage: 'uk' }), [
    'повна хімчистка салону на дастер',
    'та весь салон, сидіння, стеля, все',
  ]).at(-1);
  expect(turn?.state.wished.map(({ zone }) => zone)).toEqual(['Повна']);
});
