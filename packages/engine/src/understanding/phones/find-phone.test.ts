import fc from 'fast-check';
import { type CountryCode, getExampleNumber } from 'libphonenumber-js';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import type { EngineLanguage } from '../../facts.ts';
import { readWhen } from '../../when/index.ts';
import { understand } from '../understand.ts';
import { findPhone } from './find-phone.ts';

describe('no phone number is found in', () => {
  it.each([
    'am 25.11.2026 um 10 Uhr',
    'am 14.12. um 9 Uhr',
    'Golf 7 Baujahr 2015, 10115 Berlin, 10.30 Uhr',
    'zwischen 10-12 Uhr oder 14-16 Uhr am 03.12.',
    '01.12.2026 10.30',
    '09:30 - 11:00, 24/12/2026',
    '2026-12-01 08:00',
    'BMW 320 von 2019, 150000 km, 1.250,00 €',
    'Kennzeichen B-AB 1234, 2 Autos',
    'завтра о 10 30, Октавія 2018 року, 120 000 км',
    'с 10 до 12, 15.12, 03150 Киев',
    'call me on 25.11.2026 between 10-12',
    '99 999 грн',
  ])('%s', (text) => {
    for (const country of COUNTRIES) expect(findPhone(text, { country })).toBeNull();
  });
});

it('digits without the nought of the country are no phone number', () => {
  for (const country of ['DE', 'UA', 'GB', 'FR', 'AT'])
    expect(findPhone('150 250 350', { country })).toBeNull();
});

describe('a phone number is found', () => {
  it.each([
    ['DE', '14.12. um 9 Uhr, Jan Kurz, 0151 77777777', '+4915177777777', '0151 77777777'],
    ['DE', '10 30 0151/777 777 77', '+4915177777777', '0151/777 777 77'],
    ['DE', '+49 (0)151 77777777, 25.11.2026', '+4915177777777', '+49 (0)151 77777777'],
    ['UA', 'о 10 30 050 123 45 67', '+380501234567', '050 123 45 67'],
    ['UA', 'тел 0501234567 завтра 12:00', '+380501234567', '0501234567'],
    ['RU', '8 (916) 123-45-67', '+79161234567', '8 (916) 123-45-67'],
    ['FR', '06.12.34.56.78', '+33612345678', '06.12.34.56.78'],
    ['US', '(212) 555-0142 at 10', '+12125550142', '(212) 555-0142'],
    ['DE', 'Handy 11 22 333 44', '+49112233344', '11 22 333 44'],
    ['PL', '512 345 678', '+48512345678', '512 345 678'],
  ])('%s: %s', (country, text, number, words) => {
    const found = findPhone(text, { country });
    expect(found?.number).toBe(number);
    expect(text.slice(found?.span.start, found?.span.end)).toBe(words);
  });

  it('by the question for it, where it is merely possible', () => {
    expect(findPhone('11 22 333 44', { country: 'DE', isAsked: true })?.number).toBe('+49112233344');
    expect(findPhone('11 22 333 44', { country: 'DE' })).toBeNull();
  });
});

it('a client from abroad who leaves the country out is kept as written, and only where a number is meant', () => {
  expect(findPhone('Max Meier, 0151 23456789', { country: 'GB' })?.number).toBe('015123456789');
  expect(findPhone('0151 23456789', { country: 'GB', isAsked: true })?.number).toBe('015123456789');
  expect(findPhone('0151 23456789', { country: 'GB' })).toBeNull();
  expect(findPhone('Jake 07700 900871 12', { country: 'GB' })?.number).toBe('+447700900871');
});

const COUNTRIES = ['DE', 'AT', 'CH', 'GB', 'IE', 'US', 'UA', 'RU', 'KZ', 'PL', 'FR', 'IT'] as const;

const TIMES: Record<EngineLanguage, readonly string[]> = {
  EN: [
    'on 25.11.2026 at 10am',
    'tomorrow at 10.30',
    'December 14 at 9',
    'next Friday 10-12',
    '24/12/2026 14:00',
  ],
  DE: [
    'am 25.11.2026 um 10 Uhr',
    'am 14.12. um 9 Uhr',
    'morgen um 10.30 Uhr',
    'Freitag 10-12 Uhr',
    'am 3.12. ab 16 Uhr',
  ],
  UA: ['25.11.2026 о 10:00', '14 грудня о 9', 'завтра о 10.30', 'у п’ятницю з 10 до 12', '03.12 після 16:00'],
  RU: ['25.11.2026 в 10:00', '14 декабря в 9', 'завтра в 10.30', 'в пятницу с 10 до 12', '03.12 после 16:00'],
};

const WRITTEN = [
  (national: string) => national,
  (_: string, international: string) => international,
  (_: string, international: string) => international.replaceAll(' ', ''),
  (national: string) => national.replaceAll(/[\s()-]/gu, ''),
  (national: string) => national.replaceAll(' ', '-'),
];

const ORDERS = [
  (time: string, phone: string) => `${time}, ${phone}`,
  (time: string, phone: string) => `${phone}, ${time}`,
  (time: string, phone: string) => `${time}\n${phone}`,
  (time: string, phone: string) => `${phone} ${time}`,
  (time: string, phone: string) => `${time}, Golf 2015, ${phone}`,
];

describe('a time and a phone number in one message', () => {
  it('are both kept, in any language, country, form and order', () => {
    const anyLanguage = fc.constantFrom<EngineLanguage[]>('EN', 'DE', 'UA', 'RU');
    fc.assert(
      fc.property(
        anyLanguage.chain((language) => fc.tuple(fc.constant(language), fc.constantFrom(...TIMES[language]))),
        fc.constantFrom(...COUNTRIES),
        fc.constantFrom(...WRITTEN),
        fc.constantFrom(...ORDERS),
        ([language, time], country, write, order) => {
          const { national, international, number } = exampleOf(country);
          const circumstances = { now: '2026-11-15T09:00:00Z', timezone: 'Europe/Berlin', language, country };
          const alone = readWhen(time, circumstances);
          const read = understand(order(time, write(national, international)), {
            ...circumstances,
            isNameAsked: false,
          });
          expect(read.phone).toBe(number);
          expect(read.times.reading?.start).toBe(alone?.start);
          expect(read.times.reading?.end).toBe(alone?.end);
        },
      ),
      { numRuns: process.env.LONG_TESTS === 'on' ? 1500 : 300 },
    );
  });
});

function exampleOf(country: CountryCode) {
  const phone = getExampleNumber(country, examples);
  if (!phone) throw new Error(`There is no example number for ${country}.`);
  return {
    national: phone.formatNational(),
    international: phone.formatInternational(),
    number: phone.number,
  };
}

it.each(['Jake 07700 900871', 'tomorrow at 10, Jake, 07700900871'])(
  'takes a number that nobody has yet for one behind a name: %s',
  (text) => {
    expect(findPhone(text, { country: 'GB' })?.number).toBe('+447700900871');
  },
);

it('takes no such number without a name before it', () => {
  expect(findPhone('part no 07700 900871', { country: 'GB' })).toBeNull();
});
