import { describe, expect, it } from 'vitest';
import { after } from './cleaners.fixture.ts';

const THURSDAY = '2027-03-18T09:00:00Z';

describe('what is changed in a visit that stands is changed at its own time', () => {
  it.each([
    ['en', 'can i change something? just the front seats instead of all seats', 'yes', 142],
    ['en', 'keep the time but front seats instead of all of them please, whats the price then', 'yes', 142],
    ['de', 'kann ich doch noch was ändern? statt alle sitze nur die rückbank', 'ja', 142],
    ['de', 'also nur die rückbank statt alle sitze, wieviel wärs dann? termin bleibt', 'ja', 142],
    ['de', 'der termin donnerstag 10 uhr bleibt, nur die rückbank statt alle sitze bitte ändern', 'ja', 142],
    ['de', 'noch motorraumreinigung dazu bitte, termin bleibt wie er ist', 'ja', 190],
    ['uk', 'можна змінити? замість видалення запахів антидощ, час лишається', 'так', 165],
    ['ru', 'можно поменять? вместо озонирования мойку двигателя, время то же', 'да', 145],
  ] as const)('%s: %s', (lang, said, yes, total) => {
    const { turns, bookings, booked } = after(lang, 'booked', said, yes);
    const asked = turns.at(-2);
    expect(asked?.effects).toEqual([]);
    expect(asked?.reply.quote?.total).toBe(total);
    expect(asked?.state.offered).toEqual([]);
    expect(bookings).toHaveLength(1);
    expect(booked).toMatchObject({ start: THURSDAY, quote: { total } });
  });

  it('a no leaves it as it was booked', () => {
    const { bookings, last } = after('de', 'booked', 'statt alle sitze nur die rückbank', 'nein doch nicht');
    expect(bookings).toHaveLength(1);
    expect(last?.state.wished).toHaveLength(2);
    expect(last?.acts).toContain('kept');
  });

  it('another day is a visit of its own or a move, and no change of the order', () => {
    const { turns } = after('de', 'booked', 'lieber freitag statt donnerstag');
    expect(turns.at(-1)?.acts).not.toContain('askSwap');
  });
});

describe('a yes with a word for the studio books what was summed up', () => {
  it.each([
    ['en', 'yes go ahead. and tell the guys the engine bay is oily'],
    ['de', 'ja, bitte. und sagt dem team dass hinten kindersitze drin sind die können raus'],
    ['uk', 'так, записуйте. і передайте майстру що двигун теж брудний'],
    ['ru', 'да записывайте. и еще двигатель чтоб глянули, там прям грязь, напишите мастеру'],
  ] as const)('%s: %s', (lang, said) => {
    const { last, bookings } = after(lang, 'summary', said);
    expect(bookings).toHaveLength(1);
    expect(last?.effects.map(({ kind }) => kind)).toEqual(['book', 'handoff']);
    expect(last?.state.wished).toHaveLength(2);
    expect(last?.state.asked).toBeNull();
  });

  it('what is to be added is summed up anew', () => {
    const { last } = after('en', 'summary', 'yes. tell the team to add the engine bay clean too');
    expect(last?.effects.some(({ kind }) => kind === 'book')).toBe(false);
  });
});

describe('whether a visit stands', () => {
  it.each([
    ['en', 'stop, no odour thing needed, just wipe the mat. is my booking still on?'],
    ['de', 'stopp, keine motorraumreinigung, nur die matte abwischen. bleibt der termin am donnerstag?'],
    ['uk', 'стоп, ніякої мийки двигуна не треба, просто килимок протерти. запис на четвер в силі?'],
    ['ru', 'стоп, никакой мойки двигателя не надо, просто коврик протереть. запись на четверг в силе?'],
  ] as const)('%s: %s', (lang, said) => {
    const { last, bookings } = after(lang, 'booked', said);
    expect(last?.acts).toEqual(['kept', 'ownBooking', 'personKnows']);
    expect(last?.effects.map(({ kind }) => kind)).toEqual(['handoff']);
    expect(bookings).toHaveLength(1);
  });
});
