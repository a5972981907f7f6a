import { expect, it } from 'vitest';
import { inclusionLimit, inclusionsSchema } from './inclusions.ts';

const one = { service: 'Wash', included: ['drying'], excluded: ['wax'] };
const isFine = (value: unknown) => inclusionsSchema.safeParse(value).success;

it('takes what belongs to a service and what does not', () => {
  expect(isFine([one, { service: 'Polish', included: [], excluded: ['wheels'] }])).toBe(true);
});

it('refuses the same thing on both sides, whatever its letters', () => {
  expect(isFine([{ ...one, excluded: ['Drying'] }])).toBe(false);
});

it('refuses a service twice, a service without a word, and words without a service', () => {
  expect(isFine([one, { ...one, included: ['vacuuming'] }])).toBe(false);
  expect(isFine([{ service: 'Wash', included: [], excluded: [] }])).toBe(false);
  expect(isFine([{ ...one, service: ' ' }])).toBe(false);
});

it('keeps to its bounds', () => {
  const many = Array.from({ length: inclusionLimit + 1 }, (_, at) => ({ ...one, service: `Wash ${at}` }));
  expect(isFine(many.slice(1))).toBe(true);
  expect(isFine(many)).toBe(false);
  expect(isFine([{ ...one, included: ['x'.repeat(81)] }])).toBe(false);
  expect(isFine([{ ...one, included: Array(21).fill('drying') }])).toBe(false);
  expect(isFine([{ ...one, more: 1 }])).toBe(false);
});
