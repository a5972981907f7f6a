import { describe, expect, it } from 'vitest';
import type { StudioFacts } from '../../facts.ts';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkThatBooks, talkTo } from './talk.fixture.ts';

const studios: Record<'en' | 'de' | 'uk' | 'ru', StudioFacts> = {
  en: exampleStudio([
    row('Roof wrap', 220, { material: 'gloss black' }),
    row('Wing mirror wrap', 60, { zone: 'pair' }),
    row('Window tint', 160, { zone: 'rears', material: 'standard dyed' }),
    row('Window tint', 230, { zone: 'rears', material: 'ceramic' }),
    row('Tint removal', 50, { zone: 'rear screen' }),
  ]),
  de: exampleStudio(
    [
      row('Scheibentönung', 299, { zone: 'hinten', material: 'Standardfolie' }),
      row('Scheibentönung', 429, { zone: 'hinten', material: 'Keramikfolie' }),
      row('Folie entfernen', 35, { zone: 'pro Scheibe' }),
      row('Chromleisten folieren', 249),
    ],
    { botLanguage: 'de' },
  ),
  uk: exampleStudio(
    [
      row('Тонування', 3200, { zone: 'задня півсфера', material: 'плівка стандарт' }),
      row('Тонування', 5200, { zone: 'задня півсфера', material: 'керамічна плівка' }),
      row('Зняття старої плівки', 1200, { zone: 'задня півсфера' }),
      row('Антихром', 5500, { zone: 'молдинги вікон' }),
    ],
    { botLanguage: 'uk' },
  ),
  ru: exampleStudio(
    [
      ...(['седан', 'кроссовер / внедорожник'] as const).flatMap((carType, at) => [
        row('Полировка кузова', 450 + at * 100, {
          zone: 'весь кузов',
          material: 'легкая одношаговая',
          carType,
        }),
        row('Полировка кузова', 800 + at * 150, {
          zone: 'весь кузов',
          material: 'восстановительная',
          carType,
        }),
      ]),
      row('Полировка кузова', 80, { zone: 'один элемент' }),
      row('Предпродажная подготовка (мойка, легкая полировка)', 900),
      row('Химчистка салона', 350, { zone: 'комплекс' }),
      row('Оклейка полиуретаном', 220, { zone: 'капот' }),
      row('Оклейка полиуретаном', 50, { zone: 'зеркала' }),
      row('Оклейка полиуретаном', 2100, { zone: 'полный кузов' }),
      row('Антихром', 150),
    ],
    { botLanguage: 'ru' },
  ),
};

function last(lang: keyof typeof studios, ...lines: string[]) {
  return talkTo(studios[lang], lines, { calendar: { busy: [], own: [] } }).at(-1);
}

describe('what is asked on top is priced by itself and with the order, which stays', () => {
  it.each<[keyof typeof studios, string, string, number[], number]>([
    [
      'en',
      'roof wrap and the wing mirrors please',
      'And actually how much would tinting the rears be on top, ceramic',
      [230],
      510,
    ],
    ['en', 'roof wrap please', 'actually what would the wing mirror wrap be on top', [60], 280],
    [
      'de',
      'Scheibentönung hinten in Keramik bitte',
      'Und was würden die Chromleisten eigentlich zusätzlich kosten',
      [249],
      678,
    ],
  ])('%s: %s, %s', (lang, first, asked, prices, total) => {
    const turn = last(lang, first, asked);
    expect(turn?.reply.quote?.total).toBe(total);
    for (const price of prices) expect(turn?.reply.text).toContain(String(price));
    expect(turn?.state.wished.length).toBe(last(lang, first)?.state.wished.length);
    expect(turn?.acts).toContain('whatIf');
  });

  it.each(['No no, keep the roof and mirrors and add the rear window tint to it', 'yes add it'])(
    'the film that was asked about is the one that is added: %s',
    (said) => {
      const lines = [
        'roof wrap and the wing mirrors please',
        'And actually how much would tinting the rears be on top, ceramic',
      ];
      expect(last('en', ...lines, said)?.reply.quote?.total).toBe(510);
    },
  );
});

describe('what has to be done first takes nothing out', () => {
  it.each<[keyof typeof studios, string, string, number]>([
    [
      'de',
      'Scheibentönung hinten in Keramik bitte',
      'Da ist schon eine alte Folie drauf. Die müsste vorher runter, machen Sie das auch?',
      464,
    ],
    [
      'de',
      'Scheibentönung hinten Standardfolie bitte',
      'Es klebt noch eine alte Folie dran. Die muss zuerst ab, können Sie das machen?',
      334,
    ],
    [
      'uk',
      'тонування задньої півсфери керамікою',
      'там стара плівка. її треба спочатку зняти, ви таке робите?',
      6400,
    ],
    [
      'en',
      'rear window tint, ceramic',
      'there is old film on it. it has to come off first, do you do that too?',
      280,
    ],
  ])('%s: %s, %s', (lang, first, said, total) => {
    const turn = last(lang, first, said);
    expect(turn?.reply.quote?.total).toBe(total);
    expect(turn?.acts.join(' ')).not.toMatch(/takenOut|topicOpen/);
  });
});

describe('a price that was asked for only to compare is never taken', () => {
  it.each(['беру как и было. запишите на среду с утра', 'тогда беру, как было'])('%s', (said) => {
    const lines = [
      'оклейка полиуретаном капот и зеркала, когда можно приехать?',
      'ок. а целиком полный кузов сколько будет? просто сравнить',
    ];
    const turn = last('ru', ...lines, said);
    expect(turn?.state.wished.map(({ zone }) => zone).toSorted()).toEqual(['зеркала', 'капот']);
  });
});

describe('a film that is told beside the part is not asked for again', () => {
  it.each([
    ['легкая одношаговая весь кузов, я ж написала. в 13 часов', 450],
    ['восстановительная, весь кузов. в 13 часов', 800],
  ])('%s', (said, total) => {
    const lines = [
      'химчистка салона комплекс на хендай старекс в четверг в 9:00, Светлана',
      'да',
      'а еще мужнину камри надо отполировать, легкую, в тот же день можно? сколько?',
    ];
    const turn = talkThatBooks(studios.ru, [...lines, said]).at(-1);
    expect(turn?.acts.join(' ')).not.toMatch(/whichMaterial/);
    expect(turn?.reply.quote?.total).toBe(total);
  });
});
