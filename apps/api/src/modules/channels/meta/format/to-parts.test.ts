import type { ChatMessage } from '@glossa/contracts';
import { expect, it } from 'vitest';
import { choiceKind, readNumber, toParts } from './to-parts.ts';
import { toTemplate, toWhatsApp } from './to-whatsapp.ts';

const message = (text: string, choices?: string[]): ChatMessage => ({
  id: '00000000-0000-4000-8000-000000000000',
  seq: 2,
  author: 'bot',
  text,
  createdAt: '2027-03-15T08:00:00.000Z',
  ...(choices && { choices }),
});
const look = { publicUrl: 'https://glossa.example', language: 'UA', isFirst: false } as const;
const times = (count: number, text = 'Choice') => Array.from({ length: count }, (_, i) => `${text} ${i + 1}`);

it.each([
  ['whatsapp', [], 'none'],
  ['whatsapp', times(3), 'buttons'],
  ['whatsapp', times(4), 'list'],
  ['whatsapp', ['A choice that is longer than a button'], 'list'],
  ['whatsapp', times(11), 'numbered'],
  ['whatsapp', ['x'.repeat(73)], 'numbered'],
  ['instagram', times(13), 'quick'],
  ['messenger', times(14), 'numbered'],
  ['messenger', ['A choice that is longer than a button'], 'numbered'],
] as const)('%s offers %j as %s', (messenger, choices, kind) => {
  expect(choiceKind(messenger, choices)).toBe(kind);
});

it('understands the number of a numbered choice, and only then', () => {
  expect(readNumber(' 2. ', 'whatsapp', times(11))).toBe('Choice 2');
  expect(readNumber('12', 'whatsapp', times(11))).toBe('12');
  expect(readNumber('0', 'whatsapp', times(11))).toBe('0');
  expect(readNumber('2', 'whatsapp', times(3))).toBe('2');
});

it('puts choices under the last part, which stays within what buttons allow', () => {
  const parts = toParts(message('слово '.repeat(900), ['Так', 'Ні']), { ...look, messenger: 'whatsapp' });
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.every(({ text }) => text.length <= 4096)).toBe(true);
  expect(parts.at(-1)?.text.length).toBeLessThanOrEqual(1024);
  expect(parts.map(({ choices }) => choices.kind).slice(0, -1)).not.toContain('buttons');
  expect(parts.at(-1)?.choices).toEqual({ kind: 'buttons', options: ['Так', 'Ні'] });
});

it('counts bytes on Instagram and cuts no letter in two', () => {
  const parts = toParts(message('Полірування 1 200 ₴ 🚗 '.repeat(80)), { ...look, messenger: 'instagram' });
  expect(parts.every(({ text }) => Buffer.byteLength(text) <= 1000 && text.isWellFormed())).toBe(true);
  expect(parts.map(({ text }) => text).join(' ')).toContain('🚗');
});

it('says in the first words that it is an AI and where the data goes', () => {
  const [part] = toParts(message('Вітаю'), { ...look, messenger: 'messenger', isFirst: true });
  expect(part?.text).toMatch(/ШІ-помічник.*glossa\.example\/privacy-policy.*Вітаю/s);
});

it('shortens a row’s title and keeps the whole choice behind it', () => {
  const option = 'Кераміка на три роки з полірування';
  const [part] = toParts(message('Що саме?', [option]), { ...look, messenger: 'whatsapp' });
  const body = JSON.stringify(part && toWhatsApp(part, { to: '1', key: 'glossa:2.0' }));
  expect(body).toContain(`"id":"${option}"`);
  expect(body).toMatch(/"title":"[^"]{1,24}"/);
});

it('fills a template’s gap with one line', () => {
  const template = { language: 'DE', name: 'termin', code: 'de' } as const;
  const body = JSON.stringify(toTemplate('Eins\n\n\tzwei    drei', template, { to: '1', key: 'k' }));
  expect(body).toContain('"text":"Eins zwei drei"');
});
