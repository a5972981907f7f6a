// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { exampleEvent } from '../../testing/examples.ts';
import { draftValues, eventValuesSchema, toCreate, toUpdate, valuesOf } from './event-values.ts';

const zone = { timezone: 'Europe/Berlin' };

describe('an event in the dialog', () => {
  it('shows the studio’s clock and sends back nothing that was not changed', () => {
    const values = valuesOf(exampleEvent(), zone);
    expect(values).toMatchObject({ startDate: '2026-03-12', startTime: '09:00', endTime: '12:30' });
    expect(toUpdate(values, values, {})).toEqual({});
    expect(toUpdate({ ...values, title: 'Polish' }, values, {})).toEqual({ title: 'Polish' });
  });

  it('sends both times when one of them moves', () => {
    const values = valuesOf(exampleEvent(), zone);
    expect(toUpdate({ ...values, endTime: '13:00' }, values, {})).toEqual({
      start: '2026-03-12T09:00',
      end: '2026-03-12T13:00',
    });
  });

  it('shows the last day of an all-day job, not the midnight after it', () => {
    const event = exampleEvent({
      allDay: true,
      start: '2027-03-26T23:00:00.000Z',
      end: '2027-03-28T22:00:00.000Z',
    });
    const values = valuesOf(event, zone);
    expect([values.startDate, values.endDate]).toEqual(['2027-03-27', '2027-03-28']);
    expect(toCreate(values, {})).toMatchObject({ start: '2027-03-27', end: '2027-03-28', allDay: true });
  });

  it('takes the exact time of a doubled hour and closes the whole studio', () => {
    const draft = draftValues({
      start: '2027-10-31T02:30',
      end: '2027-10-31T04:00',
      allDay: false,
      bayId: null,
    });
    const exact = { start: '2027-10-31T02:30:00+01:00' };
    expect(toCreate(draft, exact)).toMatchObject({ ...exact, end: '2027-10-31T04:00', bayId: null });
  });

  it.each([
    [{ title: '' }, 'title'],
    [{ endTime: '09:00' }, 'endTime'],
    [{ startTime: '' }, 'startTime'],
    [{ endDate: '' }, 'endDate'],
    [{ customerEmail: 'nobody' }, 'customerEmail'],
  ])('complains about %o', (changes, field) => {
    const parsed = eventValuesSchema.safeParse({ ...valuesOf(exampleEvent(), zone), ...changes });
    expect(parsed.error?.issues.map((issue) => issue.path.join('.'))).toContain(field);
  });
});
