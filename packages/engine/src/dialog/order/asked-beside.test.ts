import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

describe('what is only asked about beside an order', () => {
  const washes = [row('Мойка', 15), row('Полировка', 80), row('Комплекс', 90)];

  it('is shown and not added', () => {
    const [, turn] = talkTo(exampleStudio(washes, { botLanguage: 'ru' }), [
      'мойка и полировка',
      'а комплекс дешевле будет?',
    ]);
    expect(turn?.acts).toContain('pricedBeside');
    expect(turn?.state.wished.map(({ service }) => service)).toEqual(['Мойка', 'Полировка']);
  });

  it('takes the place of what comes nearest where it is asked instead', () => {
    const packages = [row('Revive', 165), row('Restore', 360), row('Headlight restoration', 60)];
    const [, turn] = talkTo(exampleStudio(packages), [
      'restore and the headlight restoration',
      'what would it be with revive instead',
    ]);
    expect(turn?.reply.quote?.total).toBe(225);
  });

  it('is added where it is said with an and', () => {
    const list = [row('Hand wash', 15), row('Polish', 80), row('Wax', 90)];
    const [, turn] = talkTo(exampleStudio(list), ['hand wash please', 'and a polish, how much?']);
    expect(turn?.reply.quote?.total).toBe(95);
  });
});

it('a service called by its name tells no type of car', () => {
  const rows = ['Легкові', 'Кросовери'].flatMap((carType, at) => [
    row('Легкий старт', 40 + at, { carType }),
    row('Чистий салон', 55 + at, { carType }),
  ]);
  const [, turn] = talkTo(exampleStudio(rows, { botLanguage: 'uk' }), [
    'чистий салон на мазда сх-5',
    'давайте чистий салон і легкий старт',
  ]);
  expect(turn?.reply.quote?.total).toBe(97);
});
