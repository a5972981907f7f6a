import { expect, it } from 'vitest';
import { newRow, scene } from '../../testing/ask-scripted.ts';
import { instructionsFor } from './instructions.ts';
import { messagesFor } from './turn-messages.ts';

const listIn = (rows: typeof scene.studio.rows) =>
  /<data>(.*?)<\/data>/s.exec(
    instructionsFor({ ...scene.studio, rows }, 'FRIENDLY').split('rows id|')[1] ?? '',
  )?.[1];

it('writes the list with each name once, and every row with its car, price and minutes', () => {
  const tint = { zone: 'Rear', material: 'LLumar' };
  const list = listIn([
    newRow('a', 'Tinting', { ...tint, carType: 'sedan', price: 260 }),
    newRow('b', 'Tinting', { ...tint, carType: 'SUV', price: 320, priceTo: 360 }),
    newRow('c', 'Tinting', { ...tint, material: '3M', carType: 'SUV', price: 420, isFrom: true }),
    newRow('d', 'Tinting', { price: 50, durationMinutes: null }),
    newRow('e', 'Wash | wax', { price: 40 }),
    newRow('f', 'Wheels', { zone: 'Front', price: 20 }),
  ]);
  expect(list?.split('\n')).toEqual([
    'Tinting:',
    'Rear|LLumar:',
    'r1|sedan|260|120',
    'r2|SUV|320-360|120',
    'Rear|3M:',
    'r3|SUV|from 420|120',
    // The whole of the service, and not a part of it.
    '|:',
    'r4||50|',
    'Wash | wax:',
    'r5||40|120',
    'Wheels:',
    'Front|:',
    'r6||20|120',
  ]);
});

it('tells the turn its facts line by line, with short names for bookings and the open question', () => {
  const own = [
    {
      id: '0f8fad5b-d9cb-469f-a165-70867728950e',
      bayId: '1',
      customerName: 'Ben',
      service: 'Hand wash',
      start: '2027-03-18T09:00:00Z',
      end: '2027-03-18T10:00:00Z',
    },
  ];
  const proposal = {
    kind: 'book' as const,
    start: '2027-03-16T09:00:00Z',
    rowIds: ['suv', 'wash'],
    customerName: 'Ben',
    car: 'BMW X5',
    quantity: 2,
  };
  const slots = [{ start: '2027-03-16T08:00:00Z', end: '2027-03-17T10:00:00Z' }];
  const told = (changes: object) =>
    String(messagesFor({ ...scene, calendar: { busy: [], own }, ...changes }, slots).at(-1)?.content);
  expect(told({ proposal })).toContain(
    [
      '<data>now: Monday 2027-03-15T09:00',
      'bookings of this client: b1 Hand wash Thu 2027-03-18T10:00-11:00',
      'asked for a yes to: book r2+r3 2 times 2027-03-16T10:00 for BMW X5 as Ben',
      'free times: s1 Tue 2027-03-16T09:00-2027-03-17T11:00</data>',
    ].join('\n'),
  );
  expect(told({ proposal: { kind: 'cancel', bookingId: own[0]?.id } })).toContain('yes to: cancel b1');
});
