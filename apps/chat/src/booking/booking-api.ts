import type { Language, MoveSlots, OwnBooking } from '@glossa/contracts';
import { isRecord } from '../json/is-record.ts';

export type Refusal = 'gone' | 'too-late' | 'taken' | 'busy' | 'unreachable';
export type Answer<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };
export type MoveSlot = MoveSlots['slots'][number];

export type BookingApi = {
  load: () => Promise<Answer<OwnBooking>>;
  listSlots: (from: Date, to: Date) => Promise<Answer<MoveSlot[]>>;
  move: (start: string) => Promise<Answer<OwnBooking>>;
  cancel: () => Promise<Answer<OwnBooking>>;
  icsUrl: (language: Language) => string;
};

type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

/** The calls of the client's own page. The secret of the address is the key; nothing else is sent along. */
export function createBookingApi(secret: string, fetch: Fetch): BookingApi {
  const base = `/api/booking/${encodeURIComponent(secret)}`;
  const call = async <T>(
    path: string,
    read: (body: unknown) => T | null,
    body?: unknown,
    method = 'GET',
  ): Promise<Answer<T>> => {
    try {
      const response = await fetch(`${base}${path}`, {
        method,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        ...(body !== undefined && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      });
      const answer: unknown = await response.json();
      if (!response.ok) return { ok: false, refusal: refusalOf(response.status, answer) };
      const value = read(answer);
      return value === null ? { ok: false, refusal: 'unreachable' } : { ok: true, value };
    } catch {
      return { ok: false, refusal: 'unreachable' };
    }
  };
  return {
    load: () => call('', readBooking),
    listSlots: (from, to) =>
      call(`/free-slots?from=${from.toISOString()}&to=${to.toISOString()}`, (body) =>
        isSlots(body) ? body.slots : null,
      ),
    move: (start) => call('/reschedule', readBooking, { start }, 'POST'),
    cancel: () => call('/cancel', readBooking, undefined, 'POST'),
    icsUrl: (language) => `${base}/booking.ics?language=${language}`,
  };
}

/** The last part of /booking/{secret}. */
export function readSecret(pathname: string): string {
  return pathname.split('/').filter(Boolean).at(1) ?? '';
}

function refusalOf(status: number, body: unknown): Refusal {
  const code = isRecord(body) ? body.code : null;
  if (status === 404) return 'gone';
  if (code === 'too_late') return 'too-late';
  if (code === 'bay_taken' || code === 'not_bookable') return 'taken';
  return 'busy';
}

function readBooking(body: unknown): OwnBooking | null {
  return isBooking(body) ? body : null;
}

/** The server is ours: a look at the corners is enough to know that it answered what was asked. */
function isBooking(body: unknown): body is OwnBooking {
  return isRecord(body) && isRecord(body.studio) && typeof body.start === 'string';
}

function isSlots(body: unknown): body is MoveSlots {
  return isRecord(body) && Array.isArray(body.slots);
}
