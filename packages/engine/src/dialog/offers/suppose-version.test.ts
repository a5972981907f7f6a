import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

const LISTS = {
  en: [
    row('Ceramic coating', 300, { material: '1 coat' }),
    row('Ceramic coating', 450, { material: '2 coats' }),
    row('Roof wrap', 200, { material: 'gloss' }),
    row('Roof wrap', 240, { material: 'matt' }),
    row('Hand wash', 30),
  ],
  de: [
    row('Keramikversiegelung', 300, { material: '2 Jahre' }),
    row('Keramikversiegelung', 450, { material: '5 Jahre' }),
    row('Dachfolierung', 200, { material: 'glänzend' }),
    row('Dachfolierung', 240, { material: 'matt' }),
    row('Handwäsche', 30),
  ],
  uk: [
    row('Кераміка', 300, { material: '1 шар' }),
    row('Кераміка', 450, { material: '2 шари' }),
    row('Оклейка даху', 200, { material: 'глянець' }),
    row('Оклейка даху', 240, { material: 'мат' }),
    row('Ручна мийка', 30),
  ],
  ru: [
    row('Керамика', 300, { material: '1 слой' }),
    row('Керамика', 450, { material: '2 слоя' }),
    row('Оклейка крыши', 200, { material: 'глянец' }),
    row('Оклейка крыши', 240, { material: 'мат' }),
    row('Ручная мойка', 30),
  ],
};
type Lang = keyof typeof LISTS;

const FIRST: Record<Lang, string> = {
  en: 'ceramic coating 2 coats, roof wrap matt and a hand wash for my golf',
  de: 'Keramikversiegelung 5 Jahre, Dachfolierung matt und Handwäsche für den Golf',
  uk: 'кераміка 2 шари, оклейка даху мат і ручна мийка на гольф',
  ru: 'керамика 2 слоя, оклейка крыши мат и ручная мойка на гольф',
};

function after(lang: Lang, ...texts: string[]) {
  const turns = talkTo(exampleStudio(LISTS[lang], { botLanguage: lang }), [FIRST[lang], ...texts]);
  expect(turns[0]?.reply.quote?.total).toBe(720);
  return turns.at(-1);
}

describe('another version that is asked about because of its price', () => {
  it.each<[Lang, string, number]>([
    ['en', 'ouch, pricey. what if the ceramic is just one coat?', 570],
    ['en', 'is it much cheaper with 1 coat?', 570],
    ['en', 'what would it be with the roof in gloss instead?', 680],
    ['de', 'ganz schön teuer. und wenn wir die 2 Jahre nehmen?', 570],
    ['de', 'wäre das mit zwei Jahren billiger?', 570],
    ['uk', 'дорого виходить. а якщо один шар кераміки?', 570],
    ['uk', 'а дах у глянці дешевше вийде?', 680],
    ['ru', 'дороговато. а если один слой керамики?', 570],
    ['ru', 'а крышу в глянце сильно дешевле?', 680],
  ])('is priced with the order it would make, %s: %s', (lang, text, total) => {
    const turn = after(lang, text);
    expect(turn?.acts).toContain('whatIf');
    expect(turn?.acts).not.toContain('cheaper');
    expect(turn?.wantsPerson).toBe(false);
    expect(turn?.effects).toEqual([]);
    expect(turn?.reply.quote?.total).toBe(total);
    expect(turn?.reply.text).toContain('720');
    expect(turn?.state.wished).toHaveLength(3);
  });

  it.each<[Lang, string, string]>([
    ['en', 'what if the ceramic is just one coat?', 'yes do that'],
    ['ru', 'а если один слой керамики?', 'да, давайте так'],
  ])('is taken by a yes, %s', (lang, text, yes) => {
    expect(after(lang, text, yes)?.reply.quote?.total).toBe(570);
  });
});

describe('what is left out because it gets too dear', () => {
  it.each<[Lang, string]>([
    ['en', 'skip the hand wash, too expensive all in all'],
    ['de', 'die Handwäsche lassen wir weg, wird zu teuer'],
    ['uk', 'мийку приберіть, дорого виходить'],
    ['ru', 'мойку не надо, дорого получается'],
  ])('is left out, %s: %s', (lang, text) => {
    const turn = after(lang, text);
    expect(turn?.reply.quote?.total).toBe(690);
    expect(turn?.acts).not.toContain('cheaper');
  });

  it.each<[Lang, string, string]>([
    ['en', 'tomorrow at 10', 'Peter, 07700900321. no hand wash after all, too pricey'],
    ['ru', 'завтра в 10', 'Пётр, 89161112233. мойку всё-таки не надо, дорого выходит'],
  ])('is left out beside a name, %s', (lang, time, text) => {
    const turn = after(lang, time, text);
    expect(turn?.reply.quote?.total).toBe(690);
    expect(turn?.state.name).not.toBeNull();
  });
});

describe('a number that tells the version', () => {
  it.each<[Lang, string]>([
    ['en', 'make the ceramic 1 coat instead of two'],
    ['de', 'Keramik lieber 2 Jahre statt fünf'],
    ['uk', 'кераміку 1 шар замість двох'],
    ['ru', 'керамику 1 слой вместо двух'],
  ])('counts nothing, %s: %s', (lang, text) => {
    const turn = after(lang, text);
    expect(turn?.reply.quote?.total).toBe(570);
    expect(turn?.state.wished.every(({ count = 1 }) => count === 1)).toBe(true);
  });
});

it('offers no line of the order as a cheaper one', () => {
  expect(after('en', 'anything cheaper?')?.acts).not.toContain('cheaper');
});
