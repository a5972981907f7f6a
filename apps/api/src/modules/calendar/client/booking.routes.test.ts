import { sql } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { manageLinkOf } from '../domain/manage-secret.ts';
import { bayA, openTestStudio, type TestStudio } from '../test-studio.ts';

let studio: TestStudio;
let link: string;
let eventId: string;

const ten = { start: '2027-03-04T09:00:00Z', end: '2027-03-04T10:00:00Z' };

beforeAll(async () => {
  studio = await openTestStudio();
});
afterAll(() => studio.close());
beforeEach(async () => {
  studio.setNow('2027-03-01T06:00:00Z');
  await studio.db.execute(sql`delete from calendar_events`);
  await studio.db.execute(sql`delete from mails`);
  const booked = await studio.book({ ...ten, customerName: 'Client', customerPhone: '+49 151 2345678' });
  if (!booked.ok) throw new Error(booked.reason);
  eventId = booked.event.id;
  link = `/api${manageLinkOf(studio.box, booked.event)}`;
});

const mails = async () => (await studio.db.execute(sql`select subject from mails`)).rows;

describe('the client’s own booking', () => {
  it('is shown with the studio and without what the studio noted', async () => {
    await studio.call('PATCH', `/event/${eventId}`, { description: 'scratch on the door' });
    const answer = await studio.send('GET', link);
    expect(answer.json()).toMatchObject({
      studio: { name: 'Lagoon Detailing', timezone: 'Europe/Berlin' },
      words: { EN: { service: 'Rear tint' } },
      start: '2027-03-04T09:00:00.000Z',
      status: 'BOOKED',
      canChange: true,
    });
    expect(answer.body).not.toContain('scratch');
    expect(answer.body).not.toContain(bayA);
  });

  it('names what is done and how often in the language that is read, also in the file', async () => {
    const [label, start] = ['4 × Felgenversiegelung · Limousine', '2027-03-05T09:00:00Z'];
    const lines = [{ rowId: bayA, label, price: 160, priceTo: null, isFrom: false }];
    const booked = await studio.book({
      start,
      end: '2027-03-05T10:00:00Z',
      service: 'Felgenversiegelung',
      car: { name: 'Audi A6', type: 'Limousine', plate: '' },
      language: 'UA',
      quote: { lines, total: 160, currency: 'EUR' },
    });
    if (!booked.ok) throw new Error(booked.reason);
    expect(booked.event.title).toBe('4 × Felgenversiegelung');
    const own = `/api${manageLinkOf(studio.box, booked.event)}`;
    const { words } = (await studio.send('GET', own)).json();
    expect(words.UA).toMatchObject({
      service: '4 × Захист дисків (Felgenversiegelung)',
      car: 'Audi A6 · Седан',
      title: '4 × Захист дисків (Felgenversiegelung)',
      lines: ['Седан'],
    });
    expect(words.DE).toMatchObject({ service: '4 × Felgenversiegelung', car: 'Audi A6 · Limousine' });
    const file = async (query = '') => (await studio.send('GET', `${own}/booking.ics${query}`)).body;
    expect(await file()).toContain('SUMMARY:4 × Захист дисків');
    expect(await file('?language=EN')).toContain('SUMMARY:4 × Wheel coating (Felgenversiegelung)');
    expect((await studio.send('GET', `${own}/booking.ics?language=FR`)).statusCode).toBe(400);
  });

  it('says what to prepare, as the owner put it for this service', async () => {
    const knowledge = [
      { topic: 'prep', answer: 'Please empty the boot.' },
      { topic: 'prep', service: 'Rear tint', answer: 'Windows free of stickers, please.' },
    ];
    await studio.call('PATCH', '/config', { knowledge });
    expect((await studio.send('GET', link)).json()).toMatchObject({
      prepare: 'Windows free of stickers, please.',
      talkPath: null,
    });
    await studio.call('PATCH', '/config', { knowledge: [] });
    expect((await studio.send('GET', link)).json().prepare).toBe('');
  });

  it('is moved to a free time, and the owner is told', async () => {
    const range = 'from=2027-03-04T00:00:00Z&to=2027-03-05T00:00:00Z';
    const { slots } = (await studio.send('GET', `${link}/free-slots?${range}`)).json();
    expect(slots).toContainEqual({ start: '2027-03-04T09:30:00Z', end: '2027-03-04T10:30:00Z' });
    const moved = await studio.send('POST', `${link}/reschedule`, {
      body: { start: '2027-03-04T09:30:00Z' },
    });
    expect(moved.json()).toMatchObject({
      start: '2027-03-04T09:30:00.000Z',
      end: '2027-03-04T10:30:00.000Z',
    });
    expect(await mails()).toEqual([{ subject: 'Lagoon Detailing: a booking was moved' }]);
  });

  it('is not moved onto others, who stay nameless', async () => {
    const noon = { start: '2027-03-04T11:00:00Z', end: '2027-03-04T12:00:00Z' };
    for (const bay of ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'])
      await studio.call('POST', '/event', { title: 'Secret client', bayId: bay, ...noon });
    const refused = await studio.send('POST', `${link}/reschedule`, { body: { start: noon.start } });
    expect(refused.statusCode).toBe(409);
    expect(refused.body).not.toContain('Secret client');
    expect(refused.json().details.alternatives.length).toBeGreaterThan(0);
    const closed = await studio.send('POST', `${link}/reschedule`, {
      body: { start: '2027-03-07T09:00:00Z' },
    });
    expect(closed.statusCode).toBe(409);
    expect(await mails()).toEqual([]);
  });

  it('keeps its working time when a job of days moves over a weekend', async () => {
    const wrap = { start: '2027-03-09T08:00:00Z', end: '2027-03-10T12:00:00Z' };
    const booked = await studio.book({ ...wrap, bookingKey: 'wrap' });
    if (!booked.ok) throw new Error(booked.reason);
    const own = `/api${manageLinkOf(studio.box, booked.event)}`;
    const moved = await studio.send('POST', `${own}/reschedule`, { body: { start: '2027-03-12T08:00:00Z' } });
    expect(moved.json()).toMatchObject({
      start: '2027-03-12T08:00:00.000Z',
      end: '2027-03-13T12:00:00.000Z',
    });
  });

  it('is cancelled until the cut-off, once, and its time is free', async () => {
    expect((await studio.send('POST', `${link}/cancel`)).json()).toMatchObject({
      status: 'CANCELLED',
      canChange: false,
    });
    expect((await studio.send('POST', `${link}/cancel`)).statusCode).toBe(200);
    expect(await mails()).toEqual([{ subject: 'Lagoon Detailing: a booking was cancelled' }]);
    expect(await studio.book(ten)).toMatchObject({ ok: true });
  });

  it('cannot be changed past the cut-off', async () => {
    studio.setNow('2027-03-03T09:00:01Z');
    expect((await studio.send('GET', link)).json()).toMatchObject({ canChange: false });
    for (const [path, body] of [['cancel'], ['reschedule', { start: '2027-03-05T09:00:00Z' }]] as const) {
      const answer = await studio.send('POST', `${link}/${path}`, { ...(body && { body }) });
      expect(answer.json()).toMatchObject({ code: 'too_late' });
    }
  });

  it('comes as a file another library can read', async () => {
    const answer = await studio.send('GET', `${link}/booking.ics`);
    expect(answer.headers['content-type']).toContain('text/calendar');
    const [event] = new ICAL.Component(ICAL.parse(answer.body)).getAllSubcomponents('vevent');
    expect(new ICAL.Event(event).startDate.toJSDate().toISOString()).toBe('2027-03-04T09:00:00.000Z');
  });

  it('is opened by its secret alone: whatever else is tried looks the same', async () => {
    const changed = `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`;
    const tries = [changed, link.slice(0, -5), '/api/booking/x', `/api/booking/${eventId}`, `${link}x`];
    const answers = await Promise.all(tries.map((path) => studio.send('GET', path)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(404);
  });

  it('leaves its secret in no log line', async () => {
    await studio.send('GET', link);
    await studio.send('POST', `${link}/reschedule`, { body: { start: 'nonsense' } });
    const secret = link.split('/').at(-1) ?? '';
    expect(studio.logLines.filter((line) => line.includes(secret))).toEqual([]);
  });
});

describe('the feed', () => {
  const read = (url: string) => studio.send('GET', new URL(url).pathname);

  it('is made, read by another calendar, made anew and revoked', async () => {
    expect((await studio.call('GET', '/calendar-feed')).json()).toEqual({ url: null });
    const { url } = (await studio.call('POST', '/calendar-feed')).json();
    expect((await studio.call('GET', '/calendar-feed')).json()).toEqual({ url });
    const feed = await read(url);
    const events = new ICAL.Component(ICAL.parse(feed.body)).getAllSubcomponents('vevent');
    expect(events.map((event) => new ICAL.Event(event).summary)).toEqual(['Rear tint']);
    const next = (await studio.call('POST', '/calendar-feed')).json().url;
    expect([(await read(url)).statusCode, (await read(next)).statusCode]).toEqual([404, 200]);
    await studio.call('DELETE', '/calendar-feed');
    expect((await read(next)).statusCode).toBe(404);
    const secret = next.split('/').at(-1).replace('.ics', '');
    expect(studio.logLines.filter((line) => line.includes(secret))).toEqual([]);
  });
});
