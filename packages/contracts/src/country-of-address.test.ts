import { expect, it } from 'vitest';
import { countries, countryOfZone, currencyOf, zoneOfCountry } from './countries.ts';
import { countryOfAddress } from './country-of-address.ts';

it.each([
  ['Torstraße 12, Berlin', 'DE'],
  ['Lindenweg 3, 04177 Leipzig', 'DE'],
  ['Dorfstraße 4, 79876 Musterstadt', 'DE'],
  ['Berliner Straße 5, Wien', 'AT'],
  ['Hauptplatz 1, A-4020 Linz', 'AT'],
  ['Bahnhofstrasse 1, Zürich, Schweiz', 'CH'],
  ['вул. Хрещатик 1, Київ', 'UA'],
  ['вул. Миру 4, Біла Церква', 'UA'],
  ['Khreshchatyk 1, Kyiv, Ukraine', 'UA'],
  ['ul. Długa 5, 00-238 Warszawa', 'PL'],
  ['12 Mill Lane, Leeds LS1 4DY', 'GB'],
  ['3 Main St, Belfast, Northern Ireland', 'GB'],
  ['5 Main St, Dublin', 'IE'],
  ['120 Peachtree St, Atlanta, GA 30303', 'US'],
  ['Rue de Berlin 5, Paris, France', 'FR'],
  ['ул. Ленина 5, Алматы', 'KZ'],
])('%s is in %s', (address, country) => {
  expect(countryOfAddress(address)).toBe(country);
});

it.each(['Main Street 1', 'ул. Ленина 5', 'Peachtree St, Georgia', '', 'Studio 54'])(
  '“%s” could be anywhere',
  (address) => {
    expect(countryOfAddress(address)).toBeNull();
  },
);

it('knows what is paid in every country it knows, and guesses nothing else', () => {
  for (const country of countries) expect(currencyOf(country)).toMatch(/^[A-Z]{3}$/);
  expect([currencyOf('UA'), currencyOf('BG'), currencyOf('XX')]).toEqual(['UAH', 'EUR', null]);
  expect([countryOfZone('Europe/Kyiv'), countryOfZone('UTC')]).toEqual(['UA', null]);
  expect([zoneOfCountry('UA'), zoneOfCountry('XX')]).toEqual(['Europe/Kyiv', null]);
});
