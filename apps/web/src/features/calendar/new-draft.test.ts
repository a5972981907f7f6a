import { expect, it } from 'vitest';
import { exampleEvent, examplePartner } from '../../testing/examples.ts';
import { newDraft } from './new-draft.ts';

const { config } = examplePartner();
const bayId = config.bays[0]?.id ?? '';
const before = new Date('2027-03-01T05:00:00Z');
const taken = (from: string, to: string) =>
  exampleEvent({ bayId, start: `2027-03-04T${from}:00Z`, end: `2027-03-04T${to}:00Z` });
const oneBay = { ...config, bays: config.bays.slice(0, 1), defaultDurationMinutes: 60 };

it('begins with the opening of a free day', () => {
  expect(newDraft(oneBay, '2027-03-04', before)).toMatchObject({
    start: '2027-03-04T09:00',
    end: '2027-03-04T10:00',
    bayId,
  });
});

it('begins where the day is free', () => {
  const events = [taken('07:00', '10:30'), taken('12:00', '14:00')];
  expect(newDraft(oneBay, '2027-03-04', before, events).start).toBe('2027-03-04T11:30');
});

it('goes on to the next open day where this one is full, closed or over', () => {
  expect(newDraft(oneBay, '2027-03-04', before, [taken('07:00', '18:00')]).start).toBe('2027-03-05T09:00');
  const evening = new Date('2027-03-04T20:00:00Z');
  expect(newDraft(oneBay, '2027-03-04', evening).start).toBe('2027-03-05T09:00');
  const closed = { ...oneBay, holidays: ['2027-03-04'] };
  expect(newDraft(closed, '2027-03-04', before).start).toBe('2027-03-05T09:00');
});

it('takes the next bay where the first is busy', () => {
  const second = '3f2504e0-4f89-41d3-9a0c-0305e82c3399';
  const two = { ...oneBay, bays: [...oneBay.bays, { id: second, name: 'Two' }] };
  expect(newDraft(two, '2027-03-04', before, [taken('07:00', '18:00')])).toMatchObject({
    start: '2027-03-04T09:00',
    bayId: second,
  });
});

it('never begins in the past', () => {
  const noon = new Date('2027-03-04T11:10:00Z');
  expect(newDraft(oneBay, '2027-03-01', noon).start > '2027-03-04T12:10').toBe(true);
});
