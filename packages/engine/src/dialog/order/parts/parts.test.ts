import { describe, expect, it } from 'vitest';
import { row } from '../../../row.fixture.ts';
import { exampleStudio, talkTo } from '../../talks/talk.fixture.ts';

type Case = [language: 'en' | 'de' | 'uk' | 'ru', messages: string[], total: number];

/** Four parts in two films each: 100, 200, 300 and 400, and ten more in the second film. */
function grid(service: string, zones: readonly string[], films: readonly [string, string]) {
  return zones.flatMap((zone, at) =>
    films.map((material, film) => row(service, 100 * (at + 1) + 10 * film, { zone, material })),
  );
}

const LISTS = {
  en: grid(
    'Paint protection film',
    ['Full hood', 'Fenders', 'Front bumper', 'Mirror caps'],
    ['Gloss Pro', 'Stealth'],
  ),
  de: grid(
    'Lackschutzfolie',
    ['Motorhaube', 'Kotflügel', 'Stoßstange vorn', 'Spiegelkappen'],
    ['Glanz Pro', 'Stealth'],
  ),
  uk: grid('Захисна плівка', ['Капот', 'Крила', 'Передній бампер', 'Дзеркала'], ['Глянець Pro', 'Stealth']),
  ru: grid('Защитная плёнка', ['Капот', 'Крылья', 'Передний бампер', 'Зеркала'], ['Глянец Pro', 'Stealth']),
};

const totalOf = (language: Case[0], messages: string[]) =>
  talkTo(exampleStudio(LISTS[language], { botLanguage: language }), messages).at(-1)?.reply.quote?.total;

describe('parts that are named one after the other are all taken, in the film that is said once', () => {
  it.each<Case>([
    ['en', ['ppf on my m340i: hood, fenders, bumper up front and the mirrors, all in stealth'], 1040],
    ['en', ['how much ppf in stealth for a m340i', 'hood + fenders + mirrors'], 730],
    ['de', ['Lackschutzfolie Golf: Motorhaube, Kotflügel und die Spiegelkappen in Stealth'], 730],
    ['uk', ['захисна плівка на гольф: капот, крила і дзеркала у stealth'], 730],
    ['ru', ['защитная плёнка на гольф: капот, крылья и зеркала в stealth'], 730],
  ])('%s: %j', (language, messages, total) => {
    expect(totalOf(language, messages)).toBe(total);
  });
});

describe('the parts that are named instead of others take their place', () => {
  it.each<Case>([
    ['en', ['ppf hood in stealth for a golf', 'no, only the fenders and the mirror caps please'], 620],
    ['ru', ['защитная плёнка на капот гольфа, stealth', 'нет, только крылья и зеркала'], 620],
  ])('%s: %j', (language, messages, total) => {
    expect(totalOf(language, messages)).toBe(total);
  });
});

it('a part beside the other end of the car is not meant', () => {
  const rows = [
    row('Scheibentönung', 240, { zone: 'hinten komplett', material: 'Keramikfolie' }),
    row('Scheibentönung', 180, { zone: 'hinten komplett', material: 'Standardfolie' }),
    row('Scheibentönung', 81, { zone: 'vordere Seitenscheiben', material: 'Standardfolie' }),
  ];
  const [asked] = talkTo(exampleStudio(rows, { botLanguage: 'de' }), [
    'Golf: hintere Scheiben tönen, was kostet das?',
  ]);
  expect(asked?.reply.quote).toBeUndefined();
  expect(asked?.state.wished.map(({ zone }) => zone)).toEqual(['hinten komplett']);
});
