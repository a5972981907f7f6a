import { describe, expect, it } from 'vitest';
import { row } from '../../../row.fixture.ts';
import { exampleStudio, talkTo } from '../../talks/talk.fixture.ts';

const LISTS = {
  en: [
    row('Interior deep clean', 150),
    row('Child seat clean', 30),
    row('Ozone treatment', 50),
    row('Leather care', 90),
    row('Leather ceramic', 240),
  ],
  de: [
    row('Innenreinigung', 150),
    row('Kindersitz reinigen', 30),
    row('Ozonbehandlung', 50),
    row('Lederpflege', 90),
    row('Lederversiegelung Keramik', 240),
  ],
  uk: [
    row('Хімчистка салону', 150),
    row('Дитяче крісло', 30),
    row('Озонування', 50),
    row('Живлення шкіри', 90),
    row('Кераміка шкіри', 240),
  ],
  ru: [
    row('Химчистка салона', 150),
    row('Детское кресло', 30),
    row('Озонирование', 50),
    row('Питание кожи', 90),
    row('Керамика кожи', 240),
  ],
};

const FIRST = {
  en: 'interior deep clean, child seat clean and ozone for my golf please',
  de: 'Innenreinigung, Kindersitz reinigen und Ozonbehandlung für meinen Golf bitte',
  uk: 'хімчистка салону, дитяче крісло і озонування на гольф',
  ru: 'химчистка салона, детское кресло и озонирование на гольф',
};

type Language = keyof typeof LISTS;

const totalAfter = (language: Language, said: string) => {
  const turns = talkTo(exampleStudio(LISTS[language], { botLanguage: language }), [FIRST[language], said]);
  expect(turns[0]?.reply.quote?.total).toBe(230);
  return turns[1]?.reply.quote?.total;
};

describe('whatever a part of the order is called off with, the rest of it stands', () => {
  it.each<[Language, string]>([
    ['en', 'cancel the child seat, grandma washed it herself'],
    ['de', 'der kindersitz wird storniert, den hat oma gewaschen'],
    ['uk', 'ок крісло відміняється, теща випрала сама'],
    ['ru', 'кресло отменяется, тёща постирала'],
  ])('%s: %s', (language, said) => {
    expect(totalAfter(language, said)).toBe(200);
  });
});

describe('what is weighed against each other beside an order leaves it as it is', () => {
  it.each<[Language, string]>([
    ['en', 'and what is better, leather care or leather ceramic?'],
    ['de', 'und was ist besser, lederpflege oder keramik fürs leder?'],
    ['uk', 'а що краще, живлення чи кераміка шкіри?'],
    ['ru', 'а что лучше, питание или керамика кожи?'],
  ])('%s: %s', (language, said) => {
    const turns = talkTo(exampleStudio(LISTS[language], { botLanguage: language }), [FIRST[language], said]);
    expect(turns[1]?.state.wished).toHaveLength(3);
    expect(turns[1]?.reply.text).toMatch(/90[\s\S]*240/);
  });
});
