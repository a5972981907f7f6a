import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from './talk.fixture.ts';

/** Films for parts of a body, and some jobs beside them: prices tell what was taken. */
const STUDIOS = {
  en: studioOf(
    'en',
    ['Paint protection film', 'Bonnet', 'Front bumper', 'Headlights', 'Mirrors'],
    ['Ozone treatment', 'Engine bay wash'],
  ),
  de: studioOf(
    'de',
    ['Lackschutzfolie', 'Motorhaube', 'Frontstoßstange', 'Scheinwerfer', 'Spiegel'],
    ['Ozonbehandlung', 'Motorwäsche'],
  ),
  uk: studioOf(
    'uk',
    ['Бронювання плівкою', 'Капот', 'Передній бампер', 'Фари', 'Дзеркала'],
    ['Озонування', 'Мийка двигуна'],
  ),
  ru: studioOf(
    'ru',
    ['Бронеплёнка', 'Капот', 'Передний бампер', 'Фары', 'Зеркала'],
    ['Озонирование', 'Мойка двигателя'],
  ),
};

function studioOf(lang: string, [film = '', ...parts]: string[], [ozone = '', engine = '']: string[]) {
  const rows = [
    ...parts.map((zone, at) => row(film, [100, 200, 400, 800][at] ?? 0, { zone })),
    row(ozone, 10),
    row(engine, 20),
  ];
  return exampleStudio(rows, { botLanguage: lang as 'en' });
}

type Lang = keyof typeof STUDIOS;

function totalAfter(lang: Lang, said: readonly string[]): number | undefined {
  return talkTo(STUDIOS[lang], said).at(-1)?.reply.quote?.total;
}

describe('parts that are only listed are all taken', () => {
  it.each<[Lang, string, number]>([
    ['en', 'bonnet, front bumper and headlights please', 700],
    ['en', 'how much for bonnet + bumper + mirrors', 1100],
    ['de', 'Motorhaube, Scheinwerfer und Spiegel bitte', 1300],
    ['de', 'was kosten haube + stoßstange + spiegel', 1100],
    ['uk', 'капот, бампер і фари в плівку', 700],
    ['uk', 'скільки коштує капот + фари + дзеркала', 1300],
    ['ru', 'капот, бампер и зеркала в плёнку', 1100],
    ['ru', 'сколько стоит капот + фары + зеркала', 1300],
  ])('%s: %s', (lang, said, total) => {
    expect(totalAfter(lang, [said])).toBe(total);
  });
});

describe('whoever says again what the whole order is gets just that', () => {
  it.each<[Lang, string, string, number]>([
    ['en', 'headlights and mirrors', 'no no, you got me wrong. bonnet, front bumper and headlights', 700],
    ['en', 'bonnet please', 'no, only the mirrors and the ozone', 810],
    [
      'de',
      'scheinwerfer und spiegel',
      'nein falsch verstanden. motorhaube, frontstoßstange und scheinwerfer',
      700,
    ],
    ['de', 'motorhaube bitte', 'ne nur die spiegel und ozon', 810],
    ['uk', 'фари і дзеркала в плівку', 'ні, ви не зрозуміли. капот, бампер і фари', 700],
    ['ru', 'фары и зеркала в плёнку', 'нет, вы не поняли. капот, бампер и фары', 700],
  ])('%s: %s / %s', (lang, first, said, total) => {
    expect(totalAfter(lang, [first, said])).toBe(total);
  });
});

describe('what is added, dropped or put in the place of something leaves the rest as it was', () => {
  it.each<[Lang, string, string, number]>([
    ['en', 'bonnet and headlights', 'keep that and add the mirrors on top', 1300],
    ['en', 'bonnet, front bumper and headlights', 'forget the headlights, but ozone please', 310],
    ['en', 'bonnet and headlights', 'mirrors instead of the headlights', 900],
    ['de', 'motorhaube und scheinwerfer', 'das bleibt so, dazu noch die spiegel', 1300],
    ['de', 'motorhaube, frontstoßstange und scheinwerfer', 'scheinwerfer raus, dafür ozon', 310],
    ['de', 'motorhaube und scheinwerfer', 'statt der scheinwerfer lieber die spiegel', 900],
    ['uk', 'капот і фари в плівку', 'це лишаємо, і ще дзеркала додайте', 1300],
    ['uk', 'капот, бампер і фари в плівку', 'фари приберіть, а озонування додайте', 310],
    ['ru', 'капот и фары в плёнку', 'это оставляем, и ещё зеркала добавьте', 1300],
    ['ru', 'капот, бампер и фары в плёнку', 'фары уберите, а озонирование добавьте', 310],
    ['ru', 'капот и фары в плёнку', 'вместо фар давайте зеркала', 900],
  ])('%s: %s / %s', (lang, first, said, total) => {
    expect(totalAfter(lang, [first, said])).toBe(total);
  });
});
