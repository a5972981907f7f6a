import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

const LISTS = {
  en: [
    row('Paint polish', 450, { zone: 'whole car', material: 'light one-step' }),
    row('Paint polish', 800, { zone: 'whole car', material: 'restoration' }),
    row('Paint polish', 80, { zone: 'single panel' }),
    row('Ceramic', 600, { zone: 'body', material: '1 layer' }),
    row('Ceramic', 900, { zone: 'body', material: '2 layers' }),
    row('Ceramic', 250, { zone: 'wheels' }),
    row('Ceramic', 300, { zone: 'leather' }),
  ],
  de: [
    row('Politur', 450, { zone: 'ganzes Auto', material: 'leicht einstufig' }),
    row('Politur', 800, { zone: 'ganzes Auto', material: 'intensiv' }),
    row('Politur', 80, { zone: 'einzelnes Bauteil' }),
    row('Keramik', 600, { zone: 'Karosserie', material: '1 Schicht' }),
    row('Keramik', 900, { zone: 'Karosserie', material: '2 Schichten' }),
    row('Keramik', 250, { zone: 'Felgen' }),
    row('Keramik', 300, { zone: 'Leder' }),
  ],
  uk: [
    row('Полірування кузова', 450, { zone: 'весь кузов', material: 'легке одноетапне' }),
    row('Полірування кузова', 800, { zone: 'весь кузов', material: 'відновлювальне' }),
    row('Полірування кузова', 80, { zone: 'один елемент' }),
    row('Кераміка', 600, { zone: 'кузов', material: '1 шар' }),
    row('Кераміка', 900, { zone: 'кузов', material: '2 шари' }),
    row('Кераміка', 250, { zone: 'диски' }),
    row('Кераміка', 300, { zone: 'шкіра салону' }),
  ],
  ru: [
    row('Полировка кузова', 450, { zone: 'весь кузов', material: 'лёгкая одношаговая' }),
    row('Полировка кузова', 800, { zone: 'весь кузов', material: 'восстановительная' }),
    row('Полировка кузова', 80, { zone: 'один элемент' }),
    row('Керамика', 600, { zone: 'кузов', material: '1 слой' }),
    row('Керамика', 900, { zone: 'кузов', material: '2 слоя' }),
    row('Керамика', 250, { zone: 'диски' }),
    row('Керамика', 300, { zone: 'кожа салона' }),
  ],
};
type Lang = keyof typeof LISTS;
const FIRST = {
  en: 'hi, want my golf polished and ceramic on it, how much is that',
  de: 'hallo, ich möchte meinen golf polieren und mit keramik versiegeln lassen, was kostet das',
  uk: 'вітаю, хочу гольф відполірувати і керамікою покрити, скільки вийде',
  ru: 'здравствуйте, хочу гольф отполировать и керамикой покрыть, сколько выйдет',
};
const second = (lang: Lang, text: string) =>
  talkTo(exampleStudio(LISTS[lang], { botLanguage: lang }), [FIRST[lang], text]).at(-1);

describe('of several things that are asked about all that is told is taken', () => {
  it.each<[Lang, string]>([
    ['en', 'the light polish, and ceramic on the body, 1 layer'],
    ['de', 'leicht reicht, keramik auf die karosserie, 1 schicht'],
    ['uk', 'легке, кераміка на кузов 1 шар'],
    ['ru', 'лёгкую, керамика на кузов 1 слой'],
  ])('%s: %s', (lang, text) => {
    expect(second(lang, text)?.reply.quote?.total).toBe(1050);
  });
});

describe('what is denied of the choices is not chosen', () => {
  it.each<[Lang, string, string]>([
    ['en', 'no wheels and no leather please', 'wheels'],
    ['de', 'felgen und leder brauch ich nicht', 'Felgen'],
    ['uk', 'диски і шкіру не треба', 'диски'],
    ['ru', 'диски и кожу не надо', 'диски'],
  ])('%s: %s', (lang, text, part) => {
    const turn = second(lang, text);
    const prices = turn?.reply.quote?.lines.map(({ label }) => label) ?? [];
    expect(prices.join()).not.toContain(part);
    expect(turn?.reply.choices?.join()).not.toContain(part);
  });
});

describe('a package that is tapped or written out in full is itself and not what it holds', () => {
  const studio = exampleStudio([
    row('Mini valet (wash, wax, vac, dash and windows)', 45, { carType: 'small car' }),
    row('Mini valet (wash, wax, vac, dash and windows)', 50, { carType: 'medium car' }),
    row('Full valet (mini valet plus seats and carpets, door shuts)', 95, { carType: 'small car' }),
    row('Full valet (mini valet plus seats and carpets, door shuts)', 110, { carType: 'medium car' }),
    row('Wash & vac', 22, { carType: 'small car' }),
    row('Wash & vac', 26, { carType: 'medium car' }),
    row('Hand polish and wax', 65),
  ]);
  const totalOf = (messages: string[]) => talkTo(studio, messages).at(-1)?.reply.quote?.total;
  it.each<[string[], number]>([
    [['Mini valet (wash, wax, vac, dash and windows) for my corsa please'], 45],
    [
      ['how much is a full valet on a corsa', 'take the full valet out and put in the mini valet instead'],
      45,
    ],
    [['how much is a full valet on a golf', 'medium please mate'], 110],
    [['how much is a full valet on a golf', 'pls make it medium car'], 110],
  ])('%j', (messages, total) => {
    expect(totalOf(messages)).toBe(total);
  });
});
