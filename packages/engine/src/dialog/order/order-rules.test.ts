import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

function last(rows: ReturnType<typeof row>[], botLanguage: string, ...lines: string[]) {
  return talkTo(exampleStudio(rows, { botLanguage }), lines).at(-1);
}

describe('one thing in the place of another leaves the rest', () => {
  it.each([
    ['en', 'pet hair removal, dry fog and mats', 'what about ozone instead of the fog? cheaper right', 2300],
    ['de', 'Tierhaare, Trockennebel und Matten', 'und wenn ich Ozon nehm statt dem Trockennebel?', 2300],
    ['uk', 'шерсть, сухий туман і килимки', 'а якщо озон замість туману? дешевше ж', 2300],
    ['ru', 'шерсть, сухой туман и ковры', 'а если озон вместо тумана? дешевле же', 2300],
  ])('%s: %s, %s', (lang, first, then, total) => {
    const names =
      {
        en: ['Pet hair removal', 'Dry fog', 'Mats', 'Ozone'],
        de: ['Tierhaare', 'Trockennebel', 'Matten', 'Ozon'],
        uk: ['Видалення шерсті', 'Сухий туман', 'Килимки', 'Озон'],
        ru: ['Удаление шерсти', 'Сухой туман', 'Ковры', 'Озон'],
      }[lang] ?? [];
    const rows = names.map((name, at) => row(name, [800, 1500, 500, 1000][at] ?? 0));
    expect(last(rows, lang, first, then)?.reply.quote?.total).toBe(total);
  });
});

it('a part named alone says nothing of services that have none', () => {
  const rows = [
    row('антибитум', 500),
    row('антидождь', 1800, { zone: 'круг' }),
    row('антидождь', 800, { zone: 'лобовое' }),
  ];
  const turn = last(rows, 'ru', 'антибитум и антидождь круг', 'дорого, антидождь тогда только на лобовое');
  expect(turn?.acts).not.toContain('gap');
  expect(turn?.reply.quote?.total).toBe(1300);
});

it('a question whether less would be cheaper takes nothing out', () => {
  const rows = [row('хімчистка', 5500), row('догляд за шкірою', 1700)];
  const turn = last(
    rows,
    'uk',
    'хімчистка і догляд за шкірою',
    'а якщо не весь салон а лише задній ряд, дешевше буде?',
  );
  expect(turn?.state.wished).toHaveLength(2);
});

describe('what is named is not dropped in silence', () => {
  const rows = [
    row('Шумоізоляція', 6000, { zone: 'Двері' }),
    row('Шумоізоляція', 3000, { zone: 'Арки зовні' }),
    row('Шумоізоляція', 2400, { zone: 'Арки зсередини' }),
    row('Шумоізоляція', 4000, { zone: 'Дах' }),
  ];

  it('which of its parts is meant is asked', () => {
    const turn = last(rows, 'uk', 'скільки буде зробити двері і арки?');
    expect(turn?.reply.choices).toEqual(['Арки зовні', 'Арки зсередини']);
  });

  it('both that are called by their whole names are taken', () => {
    expect(last(rows, 'uk', 'шумоізоляцію. двері + арки зовні + арки зсередини')?.reply.quote?.total).toBe(
      11400,
    );
  });
});

it('of versions that only a number tells apart the one with the number that was said is taken', () => {
  const rows = [
    row('полірування', 7400, { material: '1 етап' }),
    row('полірування', 14500, { material: '3 етапи' }),
    row('кераміка', 13500),
  ];
  expect(
    last(rows, 'uk', 'спочатку полірування 3 етапи потім кераміка. разом скільки')?.reply.quote?.total,
  ).toBe(28000);
});

it('a film called by its name is found beside those that were shown', () => {
  const film = (material: string, price: number) => row('Тонировка', price, { zone: 'Лобовое', material });
  const rows = [
    film('Global QDP', 5500),
    film('Johnson InsulatIR', 9500),
    film('3M Crystalline 90', 18000),
    row('Тонировка', 4500, { zone: 'Задняя часть', material: 'Global QDP' }),
  ];
  const turn = last(
    rows,
    'ru',
    'тонировка лобового',
    '3M Crystalline на лобовое сколько стоит? я у вас в прайсе видел',
  );
  expect(turn?.reply.quote?.total).toBe(18000);
});

it('what was chosen stays chosen, whatever is asked beside it', () => {
  const rows = [row('Химчистка', 7500, { material: 'Лайт' }), row('Химчистка', 11500, { material: 'Макси' })];
  const turn = last(rows, 'ru', 'химчистка салона', 'ну давайте макси. а запах табака уйдет после этого?');
  expect(turn?.reply.quote?.total).toBe(11500);
  expect(turn?.acts).not.toContain('notOnList');
});

it('an instruction is no question for the studio', () => {
  const rows = [row('Мийка', 300), row('Озон', 250)];
  const turn = last(rows, 'uk', 'мийка і озон', 'тільки мийка, решту приберіть, вона мені не потрібна');
  expect(turn?.effects.filter(({ kind }) => kind === 'handoff')).toEqual([]);
  expect(turn?.reply.quote?.total).toBe(300);
});

it('a body that is named for a known model leaves the model', () => {
  const rows = [row('мойка', 600, { carType: 'кроссы' }), row('мойка', 700, { carType: 'джипы' })];
  const turn = last(rows, 'ru', 'мойка, прадо', 'джип конечно');
  expect(turn?.state.car?.model).toBe('prado');
});

it.each([
  ['en', 'polish', 'can you throw in a headlight restore'],
  ['ru', 'Полировка', 'а процент затемнения выбрать можно?'],
])('%s, nobody haggles who asks for more: %s', (lang, name, text) => {
  const rows = [row(name, 180), row(lang === 'en' ? 'Headlight restore' : 'Тонировка', 60)];
  expect(last(rows, lang, name, text)?.acts).not.toContain('noDiscount');
});

it('who needs no headlining is given no helpline', () => {
  const rows = [row('Innenpflege', 69), row('Dachhimmel', 59)];
  const turn = last(rows, 'de', 'Innenpflege', 'ne dachhimmel brauch ich nicht. ginge freitag vormittag?');
  expect(turn?.effects.filter((one) => one.kind === 'handoff' && one.reason === 'emergency')).toEqual([]);
});
