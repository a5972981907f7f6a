import { type Language, languages } from '@glossa/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '../mail/mail.table.ts';
import { noticeWords } from '../modules/notifications/domain/notice-words.data.ts';
import { listActivePriceRows } from '../modules/pricing/pricing.store.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { demoEmails, demoStudios } from './demo-studios.ts';
import { demoTalks } from './demo-talks.ts';
import { type DemoChats, seedDemo } from './seed-demo.ts';

let test: TestApp;
const chats: DemoChats = {};
const password = 'a-demo-password-42';
const now = () => new Date('2026-03-09T07:30:00Z');

beforeAll(async () => {
  // The app keeps the same object, which the seeding below fills.
  test = await createTestApp({ demoChats: chats, now });
  Object.assign(chats, await seed());
});
afterAll(() => test.close());

const askForPerson: Record<Language, string> = {
  EN: 'I want to talk to a person',
  DE: 'Ich möchte mit einem Mitarbeiter sprechen',
  UA: 'Хочу поговорити з менеджером',
  RU: 'Хочу поговорить с менеджером',
};

const seed = () => seedDemo({ db: test.db, provider: test.provider, box: test.box, now, password });

describe('the demo studios', () => {
  it('are set up once, one for each language', async () => {
    expect(Object.keys(chats).sort()).toEqual([...languages].sort());
    expect(await seed()).toEqual(chats);
    expect(new Set(Object.values(chats)).size).toBe(4);
  });

  it.each(demoEmails)('belong to %s, who can sign in and see one business', async (email) => {
    const owner = await test.signIn(email, password);
    const businesses = (await test.send('GET', '/api/partner', { as: owner })).json();
    expect(businesses).toHaveLength(1);
    expect(businesses[0].config.knowledge.length).toBeGreaterThan(3);
  });

  it.each(languages)(
    'write to an owner who never came in the language of the studio: %s',
    async (language) => {
      await test.send('POST', `/api/chat/${chats[language]}/message`, {
        body: { clientMessageId: `person-${language}-0123456789`, text: askForPerson[language] },
      });
      const { email } = demoStudios.find((studio) => studio.language === language) ?? { email: '' };
      const [mail] = await test.db.select().from(mails).where(eq(mails.recipient, email));
      expect(mail?.subject).toContain(noticeWords[language].subjects.waiting);
    },
  );

  it.each([
    ['EN', '£385'],
    ['DE', '389 €'],
    ['UA', '6 800 ₴'],
    ['RU', '89 000 ₸'],
  ] as const)('talk on the start page in %s and quote %s from their own list', async (language, price) => {
    const html = await demoTalks({ ...test.talk, demoChats: chats })(language);
    expect(html.replace(/\s/g, ' ')).toContain(`<dd>${price}</dd>`);
    expect(html.match(/<li class="client">/g)).toHaveLength(1);
    expect(html).toContain('name="say"');
  });

  it('show the price of the list as it is now', async () => {
    const owner = await test.signIn('demo-london@glossa.local', password);
    const [{ id: partnerId }] = (await test.send('GET', '/api/partner', { as: owner })).json();
    const rows = await listActivePriceRows(test.db, partnerId);
    const row = rows.find(({ material, carType }) => material === 'Ceramic film' && carType === 'SUV');
    await test.send('PATCH', `/api/partner/${partnerId}/pricing/${row?.id}`, {
      as: owner,
      body: { price: 401 },
    });
    const html = await demoTalks({ ...test.talk, demoChats: chats })('EN');
    expect(html).toContain('<dd>£401</dd>');
  });

  it.each(languages)('let a visitor go on with the talk in %s', async (language) => {
    const { chatLinkId, conversationToken } = await begin(language);
    expect(chatLinkId).toBe(chats[language]);
    const answer = await test.send('POST', `/api/chat/${chatLinkId}/message`, {
      body: { conversationToken, clientMessageId: `on-${language}`, text: 'VW Golf', language },
    });
    expect(answer.json()).toMatchObject({ language, state: 'bot' });
    const history = await test.send('GET', `/api/chat/${chatLinkId}/message`, {
      headers: { 'x-conversation-token': conversationToken },
    });
    const authors = history.json().messages.map(({ author }: { author: string }) => author);
    expect(authors).toEqual(['client', 'bot', 'client', 'bot']);
  });

  it('refuse a language nobody speaks', async () => {
    const answer = await test.send('POST', '/api/demo/talk', { body: { language: 'XX' } });
    expect(answer.statusCode).toBe(400);
  });

  it('escape what an owner wrote', async () => {
    const owner = await test.signIn('demo@glossa.local', password);
    const [{ id, bots }] = (await test.send('GET', '/api/partner', { as: owner })).json();
    await test.send('PATCH', `/api/partner/${id}/bot/${bots[0].id}`, {
      as: owner,
      body: { greeting: '<script>alert(1)</script> Hallo!' },
    });
    const html = await demoTalks({ ...test.talk, demoChats: chats })('DE');
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;script&gt;');
  });
});

async function begin(language: Language): Promise<{ chatLinkId: string; conversationToken: string }> {
  return (await test.send('POST', '/api/demo/talk', { body: { language } })).json();
}
