import { languages } from '@glossa/contracts';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mails } from '../../mail/mail.table.ts';
import { createOutbox } from '../../mail/outbox.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { channelInterests } from './marketing.table.ts';
import { tellWaiting } from './tell-waiting.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const tell = () =>
  tellWaiting({ db: test.db, sendMail: createOutbox(null), publicUrl: 'https://glossa.example' });
const waits = (channel: 'WHATSAPP' | 'INSTAGRAM' | 'TIKTOK', email: string, language = 'EN' as const) => ({
  ...{ channel, email, language },
  consent: 'Write to me once.',
});

it('writes once to who waited for a channel that is here, whoever looks at the same time', async () => {
  const people = Array.from({ length: 150 }, (_, at) => waits('WHATSAPP', `w${at}@example.com`));
  await test.db.insert(channelInterests).values([...people, waits('TIKTOK', 'tiktok@example.com')]);
  const told = [...(await Promise.all([tell(), tell(), tell()])), await tell(), await tell()];
  expect(told.reduce((sum, one) => sum + one, 0)).toBe(150);
  const written = await test.db.select().from(mails);
  expect(new Set(written.map(({ recipient }) => recipient)).size).toBe(150);
  expect(written).toHaveLength(150);
  const left = await test.db.select().from(channelInterests);
  expect(left.map(({ email }) => email)).toEqual(['tiktok@example.com']);
});

it('writes in the language they were asked in, with the channel and the way there', async () => {
  const people = languages.map((language) => ({
    ...waits('INSTAGRAM', `${language.toLowerCase()}@example.com`),
    language,
  }));
  await test.db.insert(channelInterests).values(people);
  expect(await tell()).toBe(4);
  const written = await test.db
    .select()
    .from(mails)
    .where(
      inArray(
        mails.recipient,
        people.map(({ email }) => email),
      ),
    );
  const bodies = written.map(({ subject, body }) => `${subject}\n${body}`);
  for (const body of bodies) {
    expect(body).toContain('Instagram');
    expect(body).toContain('https://glossa.example');
  }
  expect(new Set(bodies).size).toBe(4);
});

it('keeps whoever waits where the mail could not be written', async () => {
  await test.db.insert(channelInterests).values(waits('WHATSAPP', 'unlucky@example.com'));
  const fails = tellWaiting({
    db: test.db,
    sendMail: () => Promise.reject(new Error('no room')),
    publicUrl: 'https://glossa.example',
  });
  await expect(fails).rejects.toThrow('no room');
  expect(await tell()).toBe(1);
});
