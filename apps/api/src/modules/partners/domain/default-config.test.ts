import { expect, it } from 'vitest';
import { defaultPartnerConfig } from './default-config.ts';

const placeOf = (address: string, told: Parameters<typeof defaultPartnerConfig>[0]['told'] = {}) => {
  const { country, currency, timezone } = defaultPartnerConfig({ address, told, newId: () => 'id' });
  return { country, currency, timezone };
};

it('takes country, currency and zone from what was told, then from the address, then from the zone', () => {
  expect(placeOf('вул. Хрещатик 1, Київ')).toEqual({
    country: 'UA',
    currency: 'UAH',
    timezone: 'Europe/Kyiv',
  });
  expect(placeOf('вул. Хрещатик 1, Київ', { country: 'PL' })).toMatchObject({
    country: 'PL',
    currency: 'PLN',
  });
  expect(placeOf('Main Street 1', { timezone: 'Europe/London' })).toEqual({
    country: 'GB',
    currency: 'GBP',
    timezone: 'Europe/London',
  });
});

it('leaves the country open where nothing tells it', () => {
  expect(placeOf('Main Street 1').country).toBe('');
  expect(placeOf('Main Street 1', { timezone: 'UTC' }).country).toBe('');
});
