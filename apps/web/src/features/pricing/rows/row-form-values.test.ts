// @vitest-environment node
import { expect, it } from 'vitest';
import { savedRow } from '../working-list/example-rows.ts';
import { valuesOf } from '../working-list/work-row.ts';
import { fromFormValues, rowFormSchema, toFormValues } from './row-form-values.ts';

const values = valuesOf(
  savedRow('a', { zone: 'rear', price: 49.9, priceTo: 60, durationMinutes: 50, currency: 'UAH' }),
);

it('gives a row back as it came', () => {
  expect(fromFormValues(toFormValues(values))).toEqual(values);
});

it.each([
  [{ service: ' ' }, 'service'],
  [{ price: '' as const }, 'price'],
  [{ price: 0 }, 'price'],
  [{ price: 1_000_001 }, 'price'],
  [{ price: 1_000_000_001, currency: 'VND' }, 'price'],
  [{ price: 900_000, priceTo: 1_200_000 }, 'priceTo'],
  [{ priceTo: 10 }, 'priceTo'],
  [{ hours: 0 }, 'hours'],
])('refuses %o', (changes, field) => {
  const checked = rowFormSchema.safeParse({ ...toFormValues(values), ...changes });
  expect(checked.error?.issues.map((issue) => issue.path[0])).toContain(field);
});

it('takes millions in a currency of small units', () => {
  const form = { ...toFormValues(values), price: 45_000_000, priceTo: '' as const, currency: 'VND' };
  expect(rowFormSchema.safeParse(form).success).toBe(true);
});
