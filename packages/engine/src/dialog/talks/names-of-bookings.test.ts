import { describe, expect, it } from 'vitest';
import type { OwnBooking } from '../../facts.ts';
import { type Lang, NAMES, studioIn } from './four-studios.fixture.ts';
import { talkTo } from './talk.fixture.ts';

function last(lang: Lang, lines: readonly string[]) {
  const of = (id: string, customerName: string, day: string): OwnBooking => ({
    id,
    service: NAMES[lang].wash,
    start: `2027-03-${day}T09:00:00Z`,
    end: `2027-03-${day}T10:00:00Z`,
    bayId: '1',
    customerName,
  });
  const own = [of('max', 'Max Weber', '16'), of('olena', 'Olena Kovalenko', '19')];
  return talkTo(studioIn(lang), lines, { calendar: { busy: [], own } }).at(-1);
}

describe('a booking is found by its name in either alphabet, in any case, or by a first name of its own', () => {
  it.each<[Lang, string[], string]>([
    ['en', ['please cancel my booking', 'Olena'], 'olena'],
    ['de', ['Termin absagen, Weber'], 'max'],
    ['uk', ['скасуйте мій запис', 'Олена Коваленко'], 'olena'],
    ['ru', ['отмените запись на Вебера'], 'max'],
  ])('%s: %s', (lang, lines, id) => {
    expect(last(lang, lines)?.state.change).toEqual({ kind: 'cancel', bookingId: id });
  });
});

describe('whoever asks when the booking is hears it and is not asked for a new time', () => {
  it.each<[Lang, string[]]>([
    ['en', ['when is my appointment?', "it's Kovalenko"]],
    ['de', ['wann ist mein Termin?', 'Kovalenko']],
    ['uk', ['коли мій запис? Коваленко']],
    ['ru', ['на когда я записана?', 'Коваленко']],
  ])('%s', (lang, lines) => {
    expect(last(lang, lines)?.acts).toEqual(['ownBooking', 'bookedChange']);
    expect(last(lang, lines)?.reply.text).toContain('19');
  });
});
