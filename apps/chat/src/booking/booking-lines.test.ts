// @vitest-environment node
import { expect, it } from 'vitest';
import { bookingLines } from './booking-lines.ts';

const line = (label: string) => ({ rowId: label, label, price: 10, priceTo: null, isFrom: false });
const booked = (service: string, ...labels: string[]) => {
  const quote = { lines: labels.map(line), total: 10, currency: 'EUR' };
  const { title, lines } = bookingLines({ service, quote });
  return [title, ...lines.map(({ label }) => label)];
};

it('names the service above its parts, and not again in them', () => {
  expect(booked('Tint', 'Tint · rear · SUV', 'Tint · front · SUV')).toEqual([
    'Tint',
    'rear · SUV',
    'front · SUV',
  ]);
  expect(booked('Tint', 'Tint')).toEqual(['Tint', '']);
});

it('names several services in their lines alone', () => {
  expect(booked('Tint + Wash', 'Tint · rear', 'Wash')).toEqual([null, 'Tint · rear', 'Wash']);
});

it('takes no longer name for a part of a shorter one', () => {
  expect(booked('Wash', 'Washing · rear')).toEqual([null, 'Washing · rear']);
});

it('names the service alone where nothing was quoted', () => {
  expect(bookingLines({ service: 'Tint', quote: null })).toEqual({ title: 'Tint', lines: [] });
});
