import { expect, it } from 'vitest';
import { findEmail } from './find-email.ts';
import { understand } from './understand.ts';

it.each([
  ['anna@example.com', 'anna@example.com'],
  ['Schreiben Sie an Anna.Golf+auto@Mail.Example.de, danke', 'anna.golf+auto@mail.example.de'],
  ['пошта: oleh_77@example.ua.', 'oleh_77@example.ua'],
  ['(me@example.co.uk)', 'me@example.co.uk'],
])('finds the address in "%s"', (text, address) => {
  expect(findEmail(text)?.address).toBe(address);
});

it.each(['meet me @ 9', 'anna@', '@studio', 'anna@example', 'a..b@example.com', 'anna@@example.com'])(
  'finds none in "%s"',
  (text) => {
    expect(findEmail(text)).toBeNull();
  },
);

it('takes neither a number nor a car out of an address', () => {
  const { email, phone, car } = understand('golf.015123456789@example.com', {
    now: '2026-11-15T09:00:00Z',
    timezone: 'Europe/Berlin',
    language: 'DE',
    country: 'DE',
    isNameAsked: false,
  });
  expect({ email, phone, car }).toEqual({ email: 'golf.015123456789@example.com', phone: null, car: null });
});

it('reads a long run of letters in no time', () => {
  const began = process.cpuUsage();
  findEmail(`${'a.'.repeat(2000)}@${'b-'.repeat(2000)}`);
  // The processor's time: other programs of a busy machine do not count.
  expect(process.cpuUsage(began).user).toBeLessThan(200_000);
});
