// @vitest-environment node
import { expect, it } from 'vitest';
import { subscribeLinks } from './subscribe-link-list.ts';

const written = { subject: 'Pro & more', message: 'Please:\nPro?' };

it('is empty where nothing is configured', () => {
  expect(subscribeLinks({ email: null, telegram: null, whatsapp: null }, written)).toEqual([]);
});

it('carries the message, encoded, to each way that is', () => {
  const links = subscribeLinks(
    { email: 'sales@glossa.example', telegram: 'glossa_sales', whatsapp: '4915123456789' },
    written,
  );
  expect(links.map(({ href }) => href)).toEqual([
    'mailto:sales@glossa.example?subject=Pro%20%26%20more&body=Please%3A%0APro%3F',
    'https://t.me/glossa_sales?text=Please%3A%0APro%3F',
    'https://wa.me/4915123456789?text=Please%3A%0APro%3F',
  ]);
});
