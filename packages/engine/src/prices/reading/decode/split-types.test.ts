import { expect, it } from 'vitest';
import { splitTypes } from './split-types.ts';

it.each([
  ['седаны и хэтчбеки', ['седаны', 'хэтчбеки']],
  ['SUV or van', ['SUV', 'van']],
  ['Golf, Polo', ['Golf', 'Polo']],
  ['SUV / Van', ['SUV / Van']],
  ['SUV & Vans', ['SUV & Vans']],
  ['Wohnmobil, bis 7 m', ['Wohnmobil, bis 7 m']],
  [null, [null]],
])('takes %s for %j', (carType, types) => {
  expect(splitTypes(carType)).toEqual(types);
});
