import type { Quote } from '@glossa/contracts';
import { expect, it } from 'vitest';
import { textToAnnounce } from './announcement.ts';
import type { PlacedMessage } from './placed-messages.ts';

const quote: Quote = { lines: [], total: 314, currency: 'EUR' };
const messages: PlacedMessage[] = [
  { seq: 1, author: 'client', text: 'price?', clientMessageId: 'a' },
  { seq: 2, author: 'bot', text: 'Here it is:', quote },
  { seq: 3, author: 'manager', text: 'Hello from me too' },
];
const sayTotal = ({ total }: Quote) => `total ${total}`;

it('says what the studio wrote since the last time, with the total', () => {
  expect(textToAnnounce(messages, 0, sayTotal)).toBe('Here it is: total 314 Hello from me too');
});

it('says each message once', () => {
  expect(textToAnnounce(messages, 2, sayTotal)).toBe('Hello from me too');
  expect(textToAnnounce(messages, 3, sayTotal)).toBe('');
});
