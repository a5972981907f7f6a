import { expect, it } from 'vitest';
import { parseGoldRow } from '../../packages/engine/src/eval/price-rows/parse-gold-row.ts';
import { readLists } from './read-lists.ts';
import { variantsOf } from './vary-lists.ts';

it('puts the price of every card first', () => {
  const cards = ['Wash\n20 €\nBook', 'Wax\n40 €\nBook', 'Polish\n90 €\nBook'];
  const list = {
    id: 'en-c-1',
    file: 'en-c',
    language: 'EN' as const,
    currency: 'EUR',
    kind: 'cards',
    text: cards.join('\n\n'),
    gold: ['Wash | | | | 20'].map(parseGoldRow),
    fold: 3,
  };
  const [first] = variantsOf(list);
  expect(first).toMatchObject({
    kind: 'variant',
    fold: 3,
    text: '20 €\nWash\nBook\n\n40 €\nWax\nBook\n\n90 €\nPolish\nBook',
  });
});

it('puts every price of a card before its name', () => {
  const card = (car: string) => `${car}\nClassic\n149 €\nCarbon\n219 €\nBook`;
  const [turned] = variantsOf({
    id: 'de-c-1',
    file: 'de-c',
    language: 'DE' as const,
    currency: 'EUR',
    kind: 'cards',
    text: `${card('Kombi')}\n\n${card('SUV')}`,
    gold: ['Tint | | Classic | Kombi | 149', 'Tint | | Carbon | Kombi | 219'].map(parseGoldRow),
    fold: 2,
  });
  expect(turned?.text).toBe(
    'Kombi\n149 €\nClassic\n219 €\nCarbon\nBook\n\nSUV\n149 €\nClassic\n219 €\nCarbon\nBook',
  );
});

it('keeps every variant in the fold of its list', () => {
  const lists = readLists();
  const folds = new Map(lists.map(({ id, fold }) => [id, fold]));
  const variants = lists.filter(({ kind }) => kind === 'variant');
  expect(variants.length).toBeGreaterThan(60);
  for (const { id, fold } of variants)
    expect(
      folds.get(id.replace(/-(?:first|turned|car|gapless|buttons|cards|cells|spaced|columns)(?=-|$)/gu, '')),
    ).toBe(fold);
});
