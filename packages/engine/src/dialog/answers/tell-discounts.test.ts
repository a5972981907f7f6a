import { describe, expect, it } from 'vitest';
import type { CalendarFacts } from '../../facts.ts';
import { rule } from '../../prices/discount/rule.fixture.ts';
import type { DiscountRule } from '../../prices/index.ts';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

const LIST = [row('Hand wash', 30), row('Polish', 200), row('Interior cleaning', 90)];
const spring = rule({ id: 's', name: 'Spring offer', services: ['Polish'] });
const tuesday = rule({ id: 't', name: 'Quiet Tuesday', value: 20, weekdays: ['tue'] });

function talk(discounts: DiscountRule[], lines: string[], calendar?: Partial<CalendarFacts>) {
  return talkTo(exampleStudio(LIST, { discounts }), lines, {
    calendar: { busy: [], own: [], ...calendar },
  });
}

const plain = (text = '') => text.replace(/[\u00a0\u202f]/g, ' ');

describe('a discount of the owner’s', () => {
  it('stands in the price, with the list’s beside it and its reason', () => {
    const [turn] = talk([spring], ['how much is a polish?']);
    expect(plain(turn?.reply.text)).toContain('€180 instead of €200');
    expect(turn?.reply.text).toContain('Your discount: Spring offer: −10% · Polish.');
    expect(turn?.reply.quote).toMatchObject({ total: 180, before: 200 });
    expect(turn?.acts).not.toContain('blocked');
  });

  it('leaves other services at the price of the list', () => {
    const [turn] = talk([spring], ['how much is a hand wash?']);
    expect(turn?.reply.quote).toEqual(expect.objectContaining({ total: 30 }));
    expect(turn?.reply.quote?.before).toBeUndefined();
    expect(turn?.reply.text).not.toContain('Spring');
  });

  it('of a weekday is offered before the day is known, and stands in the booking of that day', () => {
    const turns = talk([tuesday], ['how much is a polish?', 'Tuesday at 10, Nils Falk', 'yes']);
    expect(turns[0]?.reply.quote?.total).toBe(200);
    expect(turns[0]?.reply.text).toContain('Good to know: Quiet Tuesday: −20% · Tue.');
    expect(plain(turns[1]?.reply.text)).toContain('€160 instead of €200');
    expect(turns[2]?.effects).toMatchObject([{ kind: 'book', quote: { total: 160, before: 200 } }]);
    expect(turns.flatMap(({ acts }) => acts)).not.toContain('blocked');
  });

  it('of a weekday is not given on another one', () => {
    const turns = talk([tuesday], ['how much is a polish?', 'Wednesday at 10, Nils Falk', 'yes']);
    expect(turns[2]?.effects).toMatchObject([{ kind: 'book', quote: { total: 200 } }]);
  });

  it('is told when it is asked for, without codes', () => {
    const secret = rule({ id: 'c', name: 'Club', code: 'CLUB50', value: 50 });
    const [, turn] = talk([spring, tuesday, secret], ['a polish, how much?', 'do you have any discounts?']);
    expect(turn?.reply.text).toContain('Spring offer: −10% · Polish');
    expect(turn?.reply.text).toContain('Quiet Tuesday');
    expect(turn?.reply.text).not.toMatch(/Club|50/);
    expect(turn?.acts).not.toContain('noDiscount');
  });

  it('by a code is given once the code is named, in whatever letters', () => {
    const club = rule({ id: 'c', name: 'Club', code: 'CLUB50', value: 50 });
    const turns = talk(
      [club],
      ['a polish, how much?', 'my code is club50', 'Thursday at 10, Nils Falk', 'yes'],
    );
    expect(turns[0]?.reply.quote?.total).toBe(200);
    expect(turns[1]?.reply.text).toContain('Your code is valid: Club: −50%.');
    expect(turns[1]?.reply.quote?.total).toBe(100);
    expect(turns[3]?.effects).toMatchObject([{ kind: 'book', quote: { total: 100 } }]);
  });

  it('is none for a code nobody knows', () => {
    const club = rule({ id: 'c', name: 'Club', code: 'CLUB50', value: 50 });
    const [, turn] = talk([club], ['a polish, how much?', 'my code is CLUB99']);
    expect(turn?.acts).toContain('codeUnknown');
    expect(turn?.reply.quote?.total).toBe(200);
  });

  it('for the first visit is none for who has been here', () => {
    const first = rule({ id: 'f', name: 'Welcome', kind: 'AMOUNT', value: 15, firstVisit: true });
    expect(talk([first], ['a polish, how much?'])[0]?.reply.quote?.total).toBe(185);
    expect(talk([first], ['a polish, how much?'], { hasVisited: true })[0]?.reply.quote?.total).toBe(200);
  });

  it('of a bundle is offered with one service and given with both', () => {
    const both = rule({ id: 'b', name: 'Duo', services: ['Polish', 'Hand wash'], together: true });
    const turns = talk([both], ['a polish, how much?', 'and a hand wash too please']);
    expect(turns[0]?.reply.text).toContain('Duo: −10% · Polish + Hand wash · booked together');
    expect(turns[1]?.reply.quote).toMatchObject({ total: 207, before: 230 });
  });

  it('is not haggled for', () => {
    const [, turn] = talk([spring], ['a polish, how much?', 'can you do it for 150?']);
    expect(turn?.acts).toContain('noDiscount');
    expect(turn?.reply.quote?.total).toBe(180);
  });
});

describe.each([
  ['Was kostet eine Politur?', '180 € statt 200 €', 'Ihr Rabatt: Frühling: −10 %'],
  ['Скільки коштує полірування?', '180 € замість 200 €', 'Ваша знижка: Frühling: −10 %'],
  ['Сколько стоит полировка?', '180 € вместо 200 €', 'Ваша скидка: Frühling: −10 %'],
])('a discount told to who asks "%s"', (question, price, reason) => {
  it('is in their language', () => {
    const studio = exampleStudio([row('Politur', 200)], {
      botLanguage: 'de',
      discounts: [rule({ name: 'Frühling' })],
    });
    const [turn] = talkTo(studio, [question]);
    expect(plain(turn?.reply.text)).toContain(price);
    expect(plain(turn?.reply.text)).toContain(reason);
  });
});
