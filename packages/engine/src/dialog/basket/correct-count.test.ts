import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

const LISTS = {
  en: [row('Seat shampoo', 30, { zone: 'per seat' }), row('Full valet', 100), row('Pet hair removal', 50)],
  de: [row('Polsterreinigung', 30, { zone: 'pro Sitz' }), row('Innenreinigung', 100), row('Tierhaare', 50)],
  uk: [row('Хімчистка', 30, { zone: 'сидіння, 1 шт' }), row('Комплексна мийка', 100), row('Озон', 50)],
  ru: [row('Химчистка', 30, { zone: 'кресло (1 шт)' }), row('Комплексная мойка', 100), row('Озон', 50)],
};

const FIRST = {
  en: 'full valet and seat shampoo for one seat on my golf',
  de: 'innenreinigung und polsterreinigung für einen sitz, golf',
  uk: 'комплексна мийка і хімчистка одного сидіння, гольф',
  ru: 'комплексная мойка и химчистка одного кресла, гольф',
};

describe('the number that stands gives way to the one that is told instead of it', () => {
  it.each<[keyof typeof LISTS, string, number]>([
    ['en', 'no it was two seats not one', 160],
    ['en', 'thats 3 seats, not 1', 190],
    ['de', 'nee 2 sitze nicht einer', 160],
    ['de', 'drei sitze statt einem bitte', 190],
    ['uk', 'ні, два сидіння, не одне', 160],
    ['uk', 'три замість одного', 190],
    ['ru', 'нет, два кресла а не одно', 160],
    ['ru', '4 кресла вместо одного', 220],
  ])('%s: %s', (language, said, total) => {
    const turns = talkTo(exampleStudio(LISTS[language], { botLanguage: language }), [FIRST[language], said]);
    expect(turns.map(({ reply }) => reply.quote?.total)).toEqual([130, total]);
  });
});

it('the number of a version tells which, and not how often', () => {
  const rows = [
    row('Ceramic coating', 300, { material: '1 layer' }),
    row('Ceramic coating', 450, { material: '2 layers' }),
  ];
  const [, turn] = talkTo(exampleStudio(rows), ['ceramic coating 1 layer for a golf', 'no, 2 layers not 1']);
  expect(turn?.reply.quote?.total).toBe(450);
});
