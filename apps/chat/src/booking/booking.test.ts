// @vitest-environment node
import type { OwnBooking } from '@glossa/contracts';
import { describe, expect, it } from 'vitest';
import { createBookingApi, readSecret } from './booking-api.ts';
import { bookingFormats, cityOf } from './booking-formats.ts';
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import ru from './locales/ru.json' with { type: 'json' };
import uk from './locales/uk.json' with { type: 'json' };
import { slotsByDay } from './slots-by-day.ts';

describe('the calls', () => {
  const answering = (status: number, body: unknown) =>
    createBookingApi('s e', async () => new Response(JSON.stringify(body), { status }));

  it('read the key from the address', () => {
    expect(readSecret('/booking/abc')).toBe('abc');
    expect(readSecret('/booking')).toBe('');
  });

  it.each([
    [404, 'not_found', 'gone'],
    [409, 'too_late', 'too-late'],
    [409, 'bay_taken', 'taken'],
    [400, 'not_bookable', 'taken'],
    [503, 'unavailable', 'busy'],
    [429, 'too_many_requests', 'busy'],
  ])('tell %i %s as %s', async (status, code, refusal) => {
    expect(await answering(status, { error: 'x', code }).cancel()).toEqual({ ok: false, refusal });
  });

  it('tell a broken line from a refusal', async () => {
    const api = createBookingApi('x', () => Promise.reject(new TypeError('no network')));
    expect(await api.load()).toEqual({ ok: false, refusal: 'unreachable' });
    expect(await answering(200, '<html>').load()).toEqual({ ok: false, refusal: 'unreachable' });
  });
});

describe('times', () => {
  it('are the studio’s, wherever the client is', () => {
    const slots = ['2027-03-27T23:30:00Z', '2027-03-28T07:00:00Z'].map((start) => ({ start, end: start }));
    expect(slotsByDay(slots, 'Europe/Kyiv').map(({ day }) => day)).toEqual(['2027-03-28']);
    expect(slotsByDay(slots, 'America/New_York').map(({ day }) => day)).toEqual(['2027-03-27', '2027-03-28']);
    expect(bookingFormats('DE', 'Europe/Berlin').day('2027-03-28T07:00:00Z')).toBe('Sonntag, 28. März');
  });

  it('name the day a long job is done', () => {
    const booking = {
      start: '2027-03-01T08:00:00Z',
      end: '2027-03-03T12:00:00Z',
      allDay: false,
    } as OwnBooking;
    expect(bookingFormats('EN', 'Europe/Berlin').span(booking, 'all day')).toBe(
      '09:00 – Wednesday 3 March, 13:00',
    );
  });
});

it('has every word in four languages', () => {
  for (const words of [de, uk, ru]) {
    expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
    for (const [key, text] of Object.entries(words)) {
      const braces = (sentence: string) => sentence.match(/\{\w+\}/g) ?? [];
      expect(braces(text), key).toEqual(braces(en[key as keyof typeof en]));
    }
  }
});

it('calls a zone by its city', () => {
  expect(['Europe/Kyiv', 'America/New_York', 'UTC'].map(cityOf)).toEqual(['Kyiv', 'New York', 'UTC']);
});
