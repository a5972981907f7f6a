import { describe, expect, it } from 'vitest';
import type { OwnBooking } from '../../facts.ts';
import { type Lang, NAMES, studioIn } from './four-studios.fixture.ts';
import { talkTo } from './talk.fixture.ts';

/** A tint on Tuesday and a cleaning on Friday, both of the same client. */
function twoOf(lang: Lang): OwnBooking[] {
  const { tint, inside } = NAMES[lang];
  const of = (id: string, service: string, day: string): OwnBooking => ({
    id,
    service,
    start: `2027-03-${day}T09:00:00Z`,
    end: `2027-03-${day}T11:00:00Z`,
    bayId: '1',
    customerName: 'Max Weber',
  });
  return [of('tint', tint, '16'), of('inside', inside, '19')];
}

function hold(lang: Lang, lines: readonly string[]) {
  const own = twoOf(lang);
  const busy = own.map(({ bayId, start, end }) => ({ bayId, start, end }));
  const turns = talkTo(studioIn(lang), lines, { calendar: { busy, own } });
  const changed = turns.flatMap(({ effects }) =>
    effects.flatMap((effect) => ('bookingId' in effect ? [`${effect.kind} ${effect.bookingId}`] : [])),
  );
  return { turns, changed };
}

describe('a booking that is pointed at is the one that is cancelled', () => {
  it.each<[Lang, string, string]>([
    ['en', 'please cancel the Tuesday one', 'yes'],
    ['en', 'cancel the tint', 'yes'],
    ['de', 'die Tönung absagen', 'ja'],
    ['de', 'den Termin am Dienstag bitte absagen', 'ja, absagen'],
    ['uk', 'скасуйте тонування', 'так'],
    ['uk', 'скасуйте запис на вівторок', 'так'],
    ['ru', 'отмените тонировку', 'да'],
    ['ru', 'отмените запись на вторник', 'да'],
  ])('%s: %s', (lang, wish, yes) => {
    expect(hold(lang, [wish, yes]).changed).toEqual(['cancel tint']);
  });
});

describe('where it is not clear which is meant, it is asked', () => {
  it.each<[Lang, string, string, string]>([
    ['en', 'I need to cancel', 'the interior one', 'yes'],
    ['en', 'cancel one of my appointments', 'not the tint, the other', 'yes'],
    ['en', 'cancel my booking', 'the second', 'yes'],
    ['de', 'ich möchte einen Termin absagen', 'den am Freitag', 'ja'],
    ['uk', 'хочу скасувати запис', "той, що в п'ятницю", 'так'],
    ['ru', 'хочу отменить запись', 'химчистку', 'да'],
  ])('%s: %s, %s', (lang, wish, which, yes) => {
    const { turns, changed } = hold(lang, [wish, which, yes]);
    expect(turns[0]?.acts).toEqual(['ownBooking', 'ownBooking', 'whichBooking']);
    expect(turns[0]?.reply.choices).toHaveLength(2);
    expect(turns[1]?.state.asked?.kind).toBe('cancel');
    expect(changed).toEqual(['cancel inside']);
  });
  it('asks again for an answer that tells nothing, and lets it be for a no', () => {
    const { turns } = hold('en', ['cancel my booking', 'hm the thing', 'never mind']);
    expect(turns[1]?.acts).toContain('whichBooking');
    expect(turns[2]?.acts).toEqual(['noProblem']);
  });
});

describe('"the other one" changes which booking is spoken of', () => {
  it.each<[Lang, string, string, string]>([
    ['en', 'cancel the tint', 'no, the other one', 'yes'],
    ['de', 'die Tönung absagen', 'nicht den, den anderen', 'ja'],
    ['uk', 'скасуйте тонування', 'ні, інший запис', 'так'],
    ['ru', 'отмените тонировку', 'не эту, другую', 'да'],
  ])('%s', (lang, wish, other, yes) => {
    expect(hold(lang, [wish, other, yes]).changed).toEqual(['cancel inside']);
  });
});

describe('a new day is not taken for the day of a booking', () => {
  it.each<[Lang, string, string, string, string]>([
    ['en', 'move my appointment to Friday', 'the tint', 'Friday at 14:00', 'yes'],
    ['de', 'ich möchte meinen Termin auf Freitag verschieben', 'die Tönung', 'Freitag 14 Uhr', 'ja'],
    ['uk', "перенесіть мій запис на п'ятницю", 'тонування', "п'ятниця о 14:00", 'так'],
    ['ru', 'перенесите мою запись на пятницу', 'тонировку', 'пятница в 14:00', 'да'],
  ])('%s', (lang, ...lines) => {
    expect(hold(lang, lines).changed).toEqual(['reschedule tint']);
  });
});

it('takes the day that does not suit for the day of the booking', () => {
  expect(hold('en', ["I can't make it on Friday"]).turns[0]?.state.change?.bookingId).toBe('inside');
  expect(hold('de', ['am Freitag schaffe ich es nicht']).turns[0]?.state.change?.bookingId).toBe('inside');
});
