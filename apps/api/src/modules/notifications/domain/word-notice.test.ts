import { languages } from '@glossa/contracts';
import { describe, expect, it } from 'vitest';
import { readNotice } from './read-notice.ts';
import { wordNotice } from './word-notice.ts';

const talk =
  'In the chat with Mia a client wrote:\n\nWas kostet eine Politur?\n\nhttps://glossa.example/conversations/1';
const plan =
  '480 of 600 dialogs of your plan are used this month. When they run out, your bot takes contacts.';

function inGerman(subject: string, body: string) {
  const notice = readNotice({ subject, body });
  return notice && { kind: notice.kind, ...wordNotice(notice, { subject, body }, 'DE') };
}

it('says a talk’s notice in German and leaves the client’s words alone', () => {
  expect(inGerman('a client asks for a price that is not on your list', talk)).toEqual({
    kind: 'price',
    subject: 'ein Kunde fragt nach einem Preis, der nicht auf Ihrer Liste steht',
    body: 'Im Chat mit Mia hat ein Kunde geschrieben:\n\nWas kostet eine Politur?\n\nhttps://glossa.example/conversations/1',
  });
});

it('keeps figures, times and links', () => {
  expect(inGerman("80 % of this month's dialogs are used", plan)).toMatchObject({
    kind: 'plan',
    subject: '80 % der Dialoge dieses Monats sind verbraucht',
    body: expect.stringContaining('480 von 600'),
  });
  expect(inGerman('a client moved a booking', 'Politur\nNew time: 2026-03-12 09:00\nAda')?.body).toBe(
    'Politur\nNeue Zeit: 2026-03-12 09:00\nAda',
  );
  const lost =
    "Telegram no longer accepts the token of Mia. Copy the current token from BotFather into the bot's settings: https://g.example/partners/1";
  expect(inGerman('your Telegram bot is disconnected', lost)).toMatchObject({
    kind: null,
    body: expect.stringMatching(/von Mia .*: https:\/\/g\.example\/partners\/1$/),
  });
});

it('is not led astray by a bot’s name or a client’s words that look like patterns', () => {
  const odd = talk.replace('Mia', () => '$& {link} (x)').replace('Politur', () => '$1');
  expect(inGerman('a new lead', odd)?.body).toContain('Im Chat mit $& {link} (x) hat ein Kunde');
});

it('leaves what is no notice alone', () => {
  expect(readNotice({ subject: 'Contact request', body: 'Ada' })).toBeNull();
});

describe.each(languages)('in %s', (language) => {
  it('leaves no gap unfilled', () => {
    for (const [subject, body] of [
      ['a new booking', talk],
      ["95 % of this month's dialogs are used", plan],
    ] as const) {
      const notice = readNotice({ subject, body });
      if (!notice) throw new Error(subject);
      const worded = wordNotice(notice, { subject, body }, language);
      expect(`${worded.subject} ${worded.body}`).not.toMatch(/[{}]|undefined/);
    }
  });
});
