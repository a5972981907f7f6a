import { describe, expect, it } from 'vitest';
import { readBlocks } from './read-blocks.ts';

const window = {
  from: new Date('2027-03-01T00:00:00Z'),
  to: new Date('2027-04-15T00:00:00Z'),
  timezone: 'Europe/Berlin',
};
const file = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');
const entry = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a@x', 'SUMMARY:Dentist', ...lines, 'END:VEVENT'];
const starts = (...lines: string[]) =>
  readBlocks(file(...entry(...lines)), window)?.map(({ start }) => start.toISOString().slice(0, 16));

describe('somebody else’s calendar', () => {
  it('takes its times, however their zone is told', () => {
    expect(starts('DTSTART:20270302T080000Z', 'DTEND:20270302T090000Z')).toEqual(['2027-03-02T08:00']);
    expect(starts('DTSTART:20270302T090000', 'DTEND:20270302T100000')).toEqual(['2027-03-02T08:00']);
    expect(starts('DTSTART;TZID=America/New_York:20270302T090000', 'DURATION:PT1H')).toEqual([
      '2027-03-02T14:00',
    ]);
  });

  it('reads the zone a file explains itself', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Office',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0300',
      'TZOFFSETTO:+0300',
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    const lines = entry('DTSTART;TZID=Office:20270302T090000', 'DTEND;TZID=Office:20270302T100000');
    expect(readBlocks(file(...zone, ...lines), window)?.[0]?.start.toISOString()).toBe(
      '2027-03-02T06:00:00.000Z',
    );
  });

  it('does not let one file change what a zone means in another', () => {
    const odd = [
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Berlin',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0900',
      'TZOFFSETTO:+0900',
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    const lines = entry('DTSTART;TZID=Europe/Berlin:20270302T090000', 'DURATION:PT1H');
    expect(readBlocks(file(...odd, ...lines), window)?.[0]?.start.getUTCHours()).toBe(0);
    expect(readBlocks(file(...lines), window)?.[0]?.start.getUTCHours()).toBe(8);
  });

  it('takes whole days of the studio', () => {
    const [block] =
      readBlocks(file(...entry('DTSTART;VALUE=DATE:20270328', 'DTEND;VALUE=DATE:20270329')), window) ?? [];
    expect(block).toEqual({
      title: 'Dentist',
      allDay: true,
      start: new Date('2027-03-27T23:00:00Z'),
      end: new Date('2027-03-28T22:00:00Z'),
    });
  });

  it('writes repetitions out, with what was left out and what was moved', () => {
    const weekly = entry(
      'DTSTART;TZID=Europe/Berlin:20270105T090000',
      'DTEND;TZID=Europe/Berlin:20270105T100000',
      'RRULE:FREQ=WEEKLY;UNTIL=20270406T235959Z',
      'EXDATE;TZID=Europe/Berlin:20270309T090000',
    );
    const moved = entry(
      'RECURRENCE-ID;TZID=Europe/Berlin:20270316T090000',
      'DTSTART;TZID=Europe/Berlin:20270317T110000',
      'DTEND;TZID=Europe/Berlin:20270317T120000',
    );
    const blocks = readBlocks(file(...weekly, ...moved), window) ?? [];
    expect(blocks.map(({ start }) => start.toISOString().slice(5, 16)).sort()).toEqual([
      '03-02T08:00',
      '03-17T10:00',
      '03-23T08:00',
      '03-30T07:00',
      '04-06T07:00',
    ]);
  });

  it.each([['TRANSP:TRANSPARENT'], ['STATUS:CANCELLED'], ['X-MICROSOFT-CDO-BUSYSTATUS:FREE']])(
    'leaves free what says %s',
    (line) => {
      expect(starts('DTSTART:20270302T080000Z', 'DTEND:20270302T090000Z', line)).toEqual([]);
    },
  );

  it('leaves out what lies outside, has no length or is broken, and keeps the rest', () => {
    expect(starts('DTSTART:20260302T080000Z', 'DTEND:20260302T090000Z')).toEqual([]);
    expect(starts('DTSTART:20270302T080000Z', 'DTEND:20270302T080000Z')).toEqual([]);
    const broken = entry('DTSTART:nonsense', 'RRULE:FREQ=NEVER');
    const sound = entry('DTSTART:20270302T080000Z', 'DTEND:20270302T090000Z');
    expect(readBlocks(file(...broken, ...sound), window)).toHaveLength(1);
  });

  it('does not walk a rule for ever, and writes a thousand out at most', () => {
    const began = process.cpuUsage();
    const minutely = ['DTSTART:20200101T000000Z', 'DURATION:PT1M', 'RRULE:FREQ=SECONDLY'];
    expect(starts(...minutely)).toEqual([]);
    const hourly = ['DTSTART:20270301T000000Z', 'DURATION:PT10M', 'RRULE:FREQ=MINUTELY'];
    expect(starts(...hourly)).toHaveLength(1000);
    // The processor's time: other programs of a busy machine do not count.
    expect(process.cpuUsage(began).user).toBeLessThan(5_000_000);
  });

  it.each(['', '<html></html>', 'BEGIN:VCARD\r\nEND:VCARD', '{"a":1}'])(
    'knows that %j is no calendar',
    (text) => {
      expect(readBlocks(text, window)).toBeNull();
    },
  );
});
