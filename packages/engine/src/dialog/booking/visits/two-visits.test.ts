import { describe, expect, it } from 'vitest';
import { afterBoth, GOODS, type Lang, YES } from './wash-house.fixture.ts';

const WEDNESDAY = '2027-03-17T09:00:00Z';
const THURSDAY = '2027-03-18T11:00:00Z';

describe('a change reaches the visit that is named, by car, owner, day or job', () => {
  it.each<[Lang, string, string, number]>([
    ['en', 'take the ozone off my Camry please', WEDNESDAY, 50],
    ['en', 'on hers leave out the engine', THURSDAY, 30],
    ['en', 'just the wash and the seats on the Wednesday one', WEDNESDAY, 50],
    ['en', 'make it three seats instead of two', WEDNESDAY, 105],
    ['en', 'please swap the ozone for an engine wash on the Camry', WEDNESDAY, 75],
    ['de', 'beim RAV4 bitte ohne Motorwäsche', THURSDAY, 30],
    ['de', 'bei meinem die Ozonbehandlung rausnehmen', WEDNESDAY, 50],
    ['de', 'beim Camry nur Schaumwäsche und Sitze', WEDNESDAY, 50],
    ['de', 'doch nur ein Sitz statt zwei', WEDNESDAY, 75],
    ['uk', 'приберіть озонування з запису на камрі', WEDNESDAY, 50],
    ['uk', 'у дружини двигун не треба мити', THURSDAY, 30],
    ['uk', 'моє озонування скасуйте', WEDNESDAY, 50],
    ['ru', 'с камри уберите озонирование', WEDNESDAY, 50],
    ['ru', 'у жены мойку двигателя не надо', THURSDAY, 30],
    ['ru', 'только мойку и сиденья оставьте на камри, озон не нужен', WEDNESDAY, 50],
  ])('%s: %s', (lang, said, start, total) => {
    const { turns, own, visits } = afterBoth(lang, said, YES[lang]);
    const [put, done] = turns;
    expect(put?.acts).toContain('askSwap');
    expect(put?.effects).toEqual([]);
    expect(done?.effects.at(-1)).toMatchObject({ kind: 'book', start, quote: { total } });
    expect(own.map((one) => one.start).toSorted()).toEqual(visits.map((one) => one.start));
  });

  it.each<[Lang, string]>([
    ['en', 'add ozone to the RAV4 as well'],
    ['de', 'noch Ozon für den RAV4 dazu'],
    ['uk', 'до рав4 ще озонування додайте'],
  ])('%s: what is added goes on top of all that is booked there: %s', (lang, said) => {
    const { turns } = afterBoth(lang, said, YES[lang]);
    expect(turns[1]?.effects.at(-1)).toMatchObject({ kind: 'book', start: THURSDAY, quote: { total: 95 } });
  });

  it('adds to the visit that is named, though it is not the last one spoken of', () => {
    const { turns } = afterBoth('en', 'add an engine wash to the Camry', 'yes');
    expect(turns[1]?.effects.at(-1)).toMatchObject({ kind: 'book', start: WEDNESDAY, quote: { total: 115 } });
  });
});

describe('where two visits fit and nothing tells which, they are shown to choose from', () => {
  it.each<[Lang, string, string, string, number]>([
    ['en', 'actually no foam wash, please', 'Toyota Camry', WEDNESDAY, 70],
    ['de', 'keine Schaumwäsche mehr', 'der RAV4', THURSDAY, 25],
    ['uk', 'мийку з піною приберіть', 'рав4', THURSDAY, 25],
    ['ru', 'мойку с пеной не надо', 'первую', WEDNESDAY, 70],
  ])('%s: %s … %s', (lang, said, which, start, total) => {
    const { turns } = afterBoth(lang, said, which, YES[lang]);
    expect(turns[0]?.acts).toContain('whichBooking');
    expect(turns[0]?.reply.choices).toHaveLength(2);
    expect(turns[1]?.acts).toContain('askSwap');
    expect(turns[2]?.effects.at(-1)).toMatchObject({ kind: 'book', start, quote: { total } });
  });

  it('and a no leaves both as they are', () => {
    const { turns, own } = afterBoth('en', 'actually no foam wash, please', 'no, never mind');
    expect(turns[1]?.acts).toContain('kept');
    expect(own).toHaveLength(2);
  });
});

describe('another visit was meant than the one that is put', () => {
  it.each<[Lang, string, string, number]>([
    ['en', 'skip the engine wash after all', 'no, not the RAV4. take the ozone off the Camry', 50],
    ['de', 'die Motorwäsche weglassen', 'Halt, falsches Auto! Beim Camry fällt die Ozonbehandlung weg.', 50],
    ['uk', 'двигун не треба мити', 'ні-ні, не рав4. з запису на камрі приберіть озонування', 50],
    ['ru', 'мойку двигателя уберите', 'нет, не рав4! с камри уберите озонирование', 50],
  ])('%s: %s … %s', (lang, first, said, total) => {
    const { turns } = afterBoth(lang, first, said, YES[lang]);
    expect(turns[1]?.effects).toEqual([]);
    expect(turns[2]?.effects.at(-1)).toMatchObject({ kind: 'book', start: WEDNESDAY, quote: { total } });
  });
});

describe('what is said of both visits is put one after the other', () => {
  it.each<[Lang, string]>([
    ['en', 'no ozone on the Camry please, and no engine wash on the RAV4'],
    ['de', 'beim Camry ohne Ozonbehandlung bitte, und beim RAV4 ohne Motorwäsche'],
  ])('%s: %s', (lang, said) => {
    const { turns, own } = afterBoth(lang, said, YES[lang], YES[lang]);
    expect(turns[1]?.acts).toEqual(['bookingChanged', 'askSwap']);
    expect(turns[2]?.effects.at(-1)).toMatchObject({ kind: 'book', quote: { total: 30 } });
    expect(own.map(({ service }) => service)).toEqual([
      `${GOODS[lang].wash} + ${GOODS[lang].seat}`,
      GOODS[lang].wash,
    ]);
  });
});

describe('the visit that is named is moved and called off', () => {
  it.each<[Lang, string, string, string]>([
    ['en', 'could you move the Camry to Friday at 10?', THURSDAY, '2027-03-19T09:00:00Z'],
    ['ru', 'перенесите камри на пятницу на 10:00', THURSDAY, '2027-03-19T09:00:00Z'],
  ])('%s: %s', (lang, said, other, start) => {
    const { own } = afterBoth(lang, said, YES[lang]);
    expect(own.map((one) => one.start).toSorted()).toEqual([other, start]);
  });

  it('and the other one stays', () => {
    const { own } = afterBoth('en', 'the RAV4 won’t make it, cancel hers', 'yes');
    expect(own).toMatchObject([{ start: WEDNESDAY }]);
  });
});
