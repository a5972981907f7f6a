import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';
import { countBySum, countOfLine, countSaid } from './count-of-line.ts';

const line = (service: string, zone: string | null = null) => ({ service, zone, material: null, said: '' });

describe('how often a line is wanted', () => {
  it.each([
    ['Wheel', 'a dent and two wheels', 2],
    ['Felge', 'eine Delle und zwei Felgen', 2],
    ['кресло', 'ладно, кресло 2 шт', 2],
    ['килимок гумовий', 'пилосос і 4 гумових килимка', 4],
    ['Чистка однієї дверної карти', 'двер карти всі 4', 4],
    ['Хімчистка стільця', 'стільців шість', 6],
    ['Хімчистка дитячого крісла', 'стоп яких 7 крісел) крісло одне', 1],
  ])('%s: %s', (service, text, count) => {
    expect(countOfLine(line(service), text)).toBe(count);
  });

  it.each([
    ['Felgen', 'alle 4 Felgen', 'what is named in the plural is a set'],
    ['Мийка ззовні', 'значить 7–9. мийка 600', 'another sentence'],
    ['Полірування фар', 'в неділю на 12 на полірування', 'an hour'],
    ['Keramik', '3 Jahre Keramik', 'years'],
    ['One step', 'one step and two step', 'a name that counts'],
    ['Felge', 'Golf 7 Felge', 'a model'],
    ['Mini valet', 'be there in 20 mins', 'minutes'],
    ['Мойка лодки', 'у меня 3,6 мойка лодки сколько', 'a measure'],
    ['диван', '2 кресла + диван', 'the number of the neighbour'],
  ])('is not told for %s by "%s": %s', (service, text) => {
    expect(countOfLine(line(service), text)).toBeNull();
  });

  it.each([
    ['thats for one, need all 4', 4],
    ['чому 1400, їх же чотири', 4],
    ['removal also 2x', 2],
    ['a wash for my x5', null],
    ['es sind drei', 3],
    ['all 10:00 works', null],
    ['они все 5 лет', null],
  ])('%s', (text, count) => {
    expect(countSaid(text)).toBe(count);
  });

  it('is told by a sum that is as many times the price', () => {
    expect(countBySum('so 998 for two, right?', 499)).toBe(2);
    expect(countBySum('тобто 2 500 за 5?', 500)).toBe(5);
    expect(countBySum('at 10, two of us, 499', 499)).toBeNull();
  });

  it('counts the one thing there is without its name', () => {
    const rows = [row('Powder coat', 75, { zone: 'Rim' }), row('Wash', 40)];
    const [, turn] = talkTo(exampleStudio(rows), ['powder coat for a rim', 'thats for one, need all 4']);
    expect(turn?.reply.quote?.total).toBe(300);
  });

  it('counts each of two parts by itself, and keeps the count', () => {
    const rows = [row('Химчистка', 1500, { zone: 'кресло' }), row('Химчистка', 2500, { zone: 'диван' })];
    const [, turn, again] = talkTo(exampleStudio(rows, { botLanguage: 'ru' }), [
      'химчистка диван',
      '2 кресла + диван',
      '2 кресла это 3000 и диван 2500, итого 5500 верно?',
    ]);
    expect(turn?.reply.quote?.total).toBe(5500);
    expect(again?.reply.quote?.total).toBe(5500);
    expect(again?.acts).not.toContain('noDiscount');
  });
});
