import { languages } from '@glossa/contracts';
import { describe, expect, it } from 'vitest';
import { kindOf, type Notice } from './notice.ts';
import { wordNotice } from './word-notice.ts';

const talk = {
  values: { bot: 'Mia' },
  said: 'Was kostet eine Politur?',
  link: 'https://glossa.example/conversations/1',
};

it('says a talk’s notice in German and leaves the client’s words alone', () => {
  expect(wordNotice({ ...talk, name: 'price', details: ['Golf', '2026-03-12 09:00'] }, 'DE')).toEqual({
    subject: 'ein Kunde fragt nach einem Preis, der nicht auf Ihrer Liste steht',
    body: 'Im Chat mit Mia hat ein Kunde geschrieben:\n\nWas kostet eine Politur?\n\nGolf\n2026-03-12 09:00\n\nhttps://glossa.example/conversations/1',
  });
});

it('keeps figures, times and links', () => {
  const plan: Notice = { name: 'plan', values: { percent: '80', count: '480', limit: '600' } };
  expect(wordNotice(plan, 'DE')).toEqual({
    subject: '80 % der Dialoge dieses Monats sind verbraucht',
    body: expect.stringContaining('480 von 600'),
  });
  const moved: Notice = {
    name: 'moved',
    details: ['Politur', 'Ada'],
    newTime: '2026-03-12 09:00',
    link: 'l',
  };
  expect(wordNotice(moved, 'DE').body).toBe('Politur\nAda\nNeue Zeit: 2026-03-12 09:00\nl');
  const lost: Notice = { name: 'disconnected', values: { bot: 'Mia' }, link: 'https://g.example/partners/1' };
  expect(wordNotice(lost, 'DE').body).toMatch(/von Mia .*: https:\/\/g\.example\/partners\/1$/);
});

it('is not led astray by a bot’s name or a client’s words that look like patterns', () => {
  const odd: Notice = { ...talk, name: 'lead', values: { bot: '$& {link} (x)' }, said: '$1 {bot}' };
  const { body } = wordNotice(odd, 'DE');
  expect(body).toContain('Im Chat mit $& {link} (x) hat ein Kunde');
  expect(body).toContain('$1 {bot}');
});

describe.each(languages)('in %s', (language) => {
  it.each(Object.keys(kindOf))('leaves no gap of %s unfilled', (name) => {
    const values = { bot: 'Mia', percent: '95', count: '570', limit: '600' };
    const worded = wordNotice({ ...talk, name: name as Notice['name'], values }, language);
    expect(`${worded.subject} ${worded.body}`).not.toMatch(/[{}]|undefined/);
    expect(worded.subject).not.toBe('');
  });
});
