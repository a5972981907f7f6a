import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { isSigned } from './verify-signature.ts';

const secret = 'abcdef0123456789';
const body = Buffer.from('{"text":"Grüße 🚗"}');
const hex = createHmac('sha256', secret).update(body).digest('hex');

it('knows what Meta signed, byte for byte', () => {
  expect(isSigned(body, `sha256=${hex}`, secret)).toBe(true);
  expect(isSigned(Buffer.concat([body, Buffer.from(' ')]), `sha256=${hex}`, secret)).toBe(false);
  expect(isSigned(body, `sha256=${hex}`, `${secret}0`)).toBe(false);
});

it.each([
  undefined,
  '',
  hex,
  `sha1=${hex}`,
  `sha256=${hex.toUpperCase()}`,
  `sha256=${hex.slice(1)}`,
  `sha256=${hex}0`,
  `sha256=${'é'.repeat(64)}`,
  [`sha256=${hex}`],
])('refuses %s without falling over', (given) => {
  expect(isSigned(body, given, secret)).toBe(false);
});
