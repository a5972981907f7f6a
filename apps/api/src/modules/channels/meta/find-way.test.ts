import { expect, it } from 'vitest';
import { findWay } from './find-way.ts';

const now = new Date('2027-03-15T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const german = { language: 'DE', name: 'termin', code: 'de' } as const;

it.each([
  ['whatsapp', 'bot', 23, [], 'free'],
  ['whatsapp', 'bot', 24, [], null],
  ['whatsapp', 'manager', 25, [], null],
  ['whatsapp', 'bot', 25, [german], 'template'],
  ['instagram', 'bot', 23, [], 'free'],
  ['instagram', 'bot', 25, [german], null],
  ['instagram', 'manager', 25, [], 'as_person'],
  ['messenger', 'manager', 24 * 7, [], null],
] as const)('%s: words of the %s after %i hours of silence', (messenger, author, hours, templates, kind) => {
  const situation = { messenger, author, templates, language: 'DE', now } as const;
  expect(findWay({ ...situation, lastClientAt: hoursAgo(hours) })?.kind ?? null).toBe(kind);
});

it('needs a template in the client’s own language, and holds words to somebody who never wrote', () => {
  const situation = { messenger: 'whatsapp', author: 'bot', templates: [german], now } as const;
  expect(findWay({ ...situation, language: 'UA', lastClientAt: null })).toBeNull();
  expect(findWay({ ...situation, language: 'DE', lastClientAt: null })?.kind).toBe('template');
});
