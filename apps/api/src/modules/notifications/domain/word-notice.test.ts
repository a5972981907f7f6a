import { type Language, languages } from '@glossa/contracts';
import { describe, expect, it } from 'vitest';
import { kindOf, type Notice } from './notice.ts';
import { wordNotice } from './word-notice.ts';

const talk = {
  values: { bot: 'Mia' },
  said: 'Was kostet eine Politur?',
  link: 'https://glossa.example/conversations/1',
};

const inBerlin = (notice: Notice, language: Language) => wordNotice(notice, language, 'Europe/Berlin');

it('says a talk’s notice in German and leaves the client’s words alone', () => {
  expect(
    inBerlin({ ...talk, name: 'price', details: ['Golf', { total: 79, currency: 'EUR' }] }, 'DE'),
  ).toEqual({
    subject: 'ein Kunde fragt nach einem Preis, der nicht auf Ihrer Liste steht',
    body: 'Im Chat mit Mia hat ein Kunde geschrieben:\n\nWas kostet eine Politur?\n\nGolf\n79 €\n\nhttps://glossa.example/conversations/1',
  });
});

it('keeps figures, times and links', () => {
  const plan: Notice = { name: 'plan', values: { percent: '80', count: '480', limit: '600' } };
  expect(inBerlin(plan, 'DE')).toEqual({
    subject: '80 % der Dialoge dieses Monats sind verbraucht',
    body: expect.stringContaining('480 von 600'),
  });
  const moved: Notice = {
    name: 'moved',
    details: ['Politur', 'Ada'],
    newTime: '2026-03-12T08:00:00Z',
    link: 'l',
  };
  expect(inBerlin(moved, 'DE').body).toBe('Politur\nAda\nNeue Zeit: Donnerstag, 12. März um 09:00\nl');
  const lost: Notice = { name: 'disconnected', values: { bot: 'Mia' }, link: 'https://g.example/partners/1' };
  expect(inBerlin(lost, 'DE').body).toMatch(/von Mia .*: https:\/\/g\.example\/partners\/1$/);
});

it.each([
  ['EN', 'Polishing\nThursday 19 November at 08:00\n€1,250'],
  ['DE', 'Polishing\nDonnerstag, 19. November um 08:00\n1.250 €'],
  ['UA', 'Polishing\nчетвер, 19 листопада о 08:00\n1 250 €'],
  ['RU', 'Polishing\nчетверг, 19 ноября в 08:00\n1 250 €'],
] as const)('writes days, times and sums in %s as people do', (language, body) => {
  const booked: Notice = {
    name: 'booking',
    details: ['Polishing', { at: '2026-11-19T07:00:00Z' }, { total: 1250, currency: 'EUR' }],
  };
  expect(inBerlin(booked, language).body).toBe(body);
});

it('is not led astray by a bot’s name or a client’s words that look like patterns', () => {
  const odd: Notice = { ...talk, name: 'lead', values: { bot: '$& {link} (x)' }, said: '$1 {bot}' };
  const { body } = inBerlin(odd, 'DE');
  expect(body).toContain('Im Chat mit $& {link} (x) hat ein Kunde');
  expect(body).toContain('$1 {bot}');
});

describe.each(languages)('in %s', (language) => {
  it.each(Object.keys(kindOf))('leaves no gap of %s unfilled', (name) => {
    const values = { bot: 'Mia', percent: '95', count: '570', limit: '600' };
    const worded = inBerlin({ ...talk, name: name as Notice['name'], values }, language);
    expect(`${worded.subject} ${worded.body}`).not.toMatch(/[{}]|undefined/);
    expect(worded.subject).not.toBe('');
  });
});
