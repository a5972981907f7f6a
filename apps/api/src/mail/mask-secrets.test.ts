import { expect, it } from 'vitest';
import { maskSecrets } from './mask-secrets.ts';

const key = 'Zx9_kQ-2mNp7RtVw5YbC3dEf';

it.each([
  [`Open https://g.example/login?reset=${key} soon`, 'Open https://g.example/login?reset=•••• soon'],
  [`https://g.example/de/newsletter#confirm=${key}`, 'https://g.example/de/newsletter#confirm=••••'],
  [`http://localhost:3000/booking/${key}${key}\nSee you`, 'http://localhost:3000/booking/••••\nSee you'],
])('takes the key out of %j', (text, masked) => {
  expect(maskSecrets(text)).toBe(masked);
});

it.each([
  'https://g.example/conversations/6f9619ff-8b86-4d11-b42d-00c04fc964ff',
  'https://a-very-long-name-of-a-host.example/login',
  'https://a-very-long-name-of-a-host.example',
  'Donaudampfschifffahrtsgesellschaft writes: +49 30 1234567',
])('leaves %j as it is', (text) => {
  expect(maskSecrets(text)).toBe(text);
});
