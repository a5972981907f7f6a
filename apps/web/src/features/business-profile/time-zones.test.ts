// @vitest-environment node
import { expect, it } from 'vitest';
import { timeZoneOptions } from './time-zones.ts';

it('offers zones the contract accepts, readable and once each', () => {
  const zones = timeZoneOptions('Europe/Berlin');
  expect(zones).toContainEqual({ value: 'America/New_York', label: 'America/New York' });
  expect(zones.filter(({ value }) => value === 'Europe/Berlin')).toHaveLength(1);
  expect(zones.filter(({ value }) => /\d/.test(value))).toEqual([]);
});

it('keeps the zone a studio has under whatever name', () => {
  expect(timeZoneOptions('Europe/Kiev').map(({ value }) => value)).toContain('Europe/Kiev');
});
