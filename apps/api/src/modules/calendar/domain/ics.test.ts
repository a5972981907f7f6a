import type { CalendarEvent } from '@glossa/contracts';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { feedIcs, icsOf } from './ics.ts';

const studio = { name: 'Lagoon; Detailing', address: 'Main Street 1, Berlin', timezone: 'Europe/Berlin' };
const now = new Date('2027-03-01T06:00:00Z');
const job: CalendarEvent = {
  id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  title: 'Polish',
  description: 'Key under the mat',
  customerName: 'Client',
  customerPhone: '+49 151 1',
  customerEmail: '',
  carName: 'BMW X5',
  carType: '',
  carPlate: 'B-AB 1',
  service: 'Polishing',
  allDay: false,
  start: '2027-03-28T07:00:00.000Z',
  end: '2027-03-28T09:00:00.000Z',
  bayId: '11111111-1111-4111-8111-111111111111',
  source: 'BOT',
  status: 'BOOKED',
  isForced: false,
  quote: null,
  conversationId: null,
  jobState: 'BOOKED',
  paid: null,
  seriesId: null,
  clientWord: null,
  subscriptionId: null,
  language: null,
  version: 3,
};

/** Read by another library than the one that wrote it. */
function parse(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return {
    name: calendar.getFirstPropertyValue('x-wr-calname'),
    properties: calendar.getAllProperties().map((property) => property.name),
    events: calendar.getAllSubcomponents('vevent').map((component) => ({
      component,
      event: new ICAL.Event(component),
    })),
  };
}

describe('a feed', () => {
  it('says when, what, who and where', () => {
    const [first] = parse(feedIcs({ studio, events: [job], now })).events;
    expect(first?.event.startDate.toJSDate().toISOString()).toBe(job.start);
    expect(first?.event.endDate.toJSDate().toISOString()).toBe(job.end);
    expect(first?.event).toMatchObject({ summary: 'Polish', location: studio.address, sequence: 2 });
    expect(first?.event.description).toContain('Client, +49 151 1');
    expect(first?.event.description).toContain('BMW X5 · B-AB 1');
  });

  it('BK-14: gives days as days, the same for every reader, also on days of 23 and 25 hours', () => {
    const days = (start: string, end: string) => {
      const [first] = parse(feedIcs({ studio, events: [{ ...job, allDay: true, start, end }], now })).events;
      return [first?.event.startDate.toString(), first?.event.endDate.toString()];
    };
    expect(days('2027-03-27T23:00:00.000Z', '2027-03-28T22:00:00.000Z')).toEqual([
      '2027-03-28',
      '2027-03-29',
    ]);
    expect(days('2027-10-29T22:00:00.000Z', '2027-11-01T23:00:00.000Z')).toEqual([
      '2027-10-30',
      '2027-11-02',
    ]);
  });

  it('BK-17: lets no text begin a line of its own', () => {
    const evil = 'x\r\nATTENDEE:mailto:evil@example.com\rX-A:1\nX-B:2; a, b\\c\u0007';
    const events = [{ ...job, title: evil, description: evil, customerName: evil }];
    const read = parse(feedIcs({ studio: { ...studio, name: evil, address: evil }, events, now }));
    const names = read.events[0]?.component.getAllProperties().map((property) => property.name) ?? [];
    for (const name of [...names, ...read.properties]) expect(name).not.toMatch(/^(attendee|x-[ab])$/);
    expect(read.events[0]?.event.summary).toContain('; a, b\\c');
  });
});

describe('the file of one booking', () => {
  it('tells the client nothing the studio noted for itself', () => {
    const text = icsOf(job, { studio, language: null, now });
    expect(text).not.toContain('Key under the mat');
    expect(text).not.toContain('+49');
    expect(parse(text).events[0]?.event.summary).toBe('Polishing · Lagoon; Detailing');
  });

  it('says that a booking was cancelled', () => {
    expect(icsOf({ ...job, status: 'CANCELLED' }, { studio, language: null, now })).toContain(
      'STATUS:CANCELLED',
    );
  });
});
