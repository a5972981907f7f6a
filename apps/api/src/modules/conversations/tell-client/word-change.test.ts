import { languages } from '@glossa/contracts';
import { describe, expect, it } from 'vitest';
import { subjectOf, type Wording, wordChange } from './word-change.ts';

const event: Wording['event'] = {
  start: '2027-03-18T10:00:00.000Z',
  end: '2027-03-18T12:00:00.000Z',
  status: 'BOOKED',
  service: 'Sonnenstreifen',
  title: '',
  carName: '',
  carType: '',
  carPlate: '',
  quote: null,
};
const studio = { name: 'Klarsicht', timezone: 'Europe/Berlin' };

describe('what a client is told about a change', () => {
  it('names the new time of a booking that was moved', () => {
    const known = { start: '2027-03-17T10:00:00Z', end: '2027-03-17T12:00:00Z' };
    expect(wordChange({ event, studio, language: 'DE' }, known)).toBe(
      'Wir mussten Ihren Termin verschieben: Sonnenstreifen, jetzt Donnerstag, 18. März, 11:00 bis 13:00 Uhr. Passt Ihnen das?',
    );
  });

  it('names the new end of one that only takes another time', () => {
    const known = { start: event.start, end: '2027-03-18T13:00:00.000Z' };
    expect(wordChange({ event, studio, language: 'EN' }, known)).toContain('from 11:00 to 13:00');
  });

  it('names what is done in the client’s words, the list’s own beside them, and how often', () => {
    const label = '4 × Felgenversiegelung';
    const lines = [{ rowId: label, label, price: 10, priceTo: null, isFrom: false }];
    const quote = { lines, total: 10, currency: 'EUR' } as const;
    const coated = { ...event, service: 'Felgenversiegelung', quote };
    expect(wordChange({ event: coated, studio, language: 'UA' }, null)).toContain(
      '4 × Захист дисків (Felgenversiegelung)',
    );
  });

  it('names the day on which a long job is done', () => {
    const long = { ...event, end: '2027-03-20T12:00:00.000Z' };
    expect(wordChange({ event: long, studio, language: 'EN' }, null)).toContain('Saturday 20 March, 13:00');
  });

  it.each(languages)('leaves no gap in %s', (language) => {
    for (const status of ['BOOKED', 'CANCELLED'] as const) {
      const wording = { event: { ...event, status }, studio, language };
      for (const text of [wordChange(wording, null), subjectOf(wording)]) {
        expect(text).toContain('18');
        expect(text).not.toMatch(/[{}]/);
      }
    }
  });
});
