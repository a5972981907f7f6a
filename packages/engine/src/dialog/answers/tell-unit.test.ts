import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';
import { asksUnit } from './tell-unit.ts';

describe('whether a price is for one or for all of them', () => {
  it.each([
    'is that per wheel or for all four?',
    'is that for both?',
    'each or all together?',
    'pro felge oder alle zusammen?',
    'ist das für beide?',
    'а фари поліруєте обидві за 1000 чи то за одну?',
    'ціна за пару?',
    'це за один?',
    'это за одно или за все?',
    'цена за штуку?',
  ])('is asked by "%s"', (text) => {
    expect(asksUnit(text)).toBe(true);
  });

  it.each([
    'how much for both?',
    'what is it per hour?',
    'яка ціна за пару?',
    'сколько за комплект?',
    'was kostet es für beide?',
    'both please',
  ])('is not asked by "%s"', (text) => {
    expect(asksUnit(text)).toBe(false);
  });

  it.each([
    [
      'en',
      'wheel sealing and a wash',
      'is that per wheel or for all four?',
      row('Wheel sealing', 25, { zone: 'per wheel' }),
      row('Wash', 39),
    ],
    [
      'uk',
      'мийка і полірування фар',
      'ви не відповіли про фари, ціна за пару?',
      row('Полірування фар', 1000, { zone: 'пара' }),
      row('Мийка', 350),
    ],
  ] as const)(
    'is told from the list, and the order stays: %s',
    (botLanguage, wish, question, first, second) => {
      const turns = talkTo(exampleStudio([first, second], { botLanguage }), [wish, question]);
      expect(turns[1]?.acts).toContain('pricedPer');
      expect(turns[1]?.reply.text).toContain(first.zone);
      expect(turns[1]?.state.wished).toEqual(turns[0]?.state.wished);
    },
  );

  it('is put to the owner where the list does not say, and what else was said is heard', () => {
    const studio = exampleStudio([row('Полировка фар', 2000), row('Мойка', 900)], { botLanguage: 'ru' });
    const turns = talkTo(studio, ['полировка фар', 'это за одну или за обе? и мойку добавьте']);
    expect(turns[1]?.effects).toMatchObject([{ kind: 'handoff', reason: 'question' }]);
    expect(turns[1]?.reply.quote?.total).toBe(2900);
  });
});
