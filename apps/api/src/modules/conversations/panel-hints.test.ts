import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mails } from '../../mail/mail.table.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { newTalk } from './testing/talk.ts';

// Each hint of the panel that says what the bot does, done.
let test: TestApp;
let owner: Awaited<ReturnType<TestApp['createOwner']>>;
let studios = 0;
beforeAll(async () => {
  test = await createTestApp({ now: () => new Date('2027-03-15T08:00:00Z') });
});
afterAll(() => test.close());
beforeEach(async () => {
  studios += 1;
  owner = await test.createOwner(`hints${studios}@example.com`);
});

const own = () => `/api/partner/${owner.partnerId}`;
const patch = async (path: string, body: unknown) => {
  const answer = await test.send('PATCH', `${own()}${path}`, { as: owner.user, body });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
};
const setBot = (body: unknown) => patch(`/bot/${owner.botId}`, body);
const setStudio = (body: unknown) => patch('/config', body);
const replyTo = async (text: string) =>
  (await newTalk(test, owner.chatLinkId).say(text)).messages.map((said) => said.text).join('\n');
const mailedTo = async (recipient: string) =>
  (await test.db.select().from(mails)).filter(
    (mail) => mail.recipient === recipient && mail.kind === 'notice',
  );
const opening = async () => (await test.send('GET', `/api/chat/${owner.chatLinkId}`)).json();
const person = 'Ich möchte mit einem Menschen sprechen';

describe('the business profile', () => {
  it('phone: given to clients who want to call, and when the bot has no answer', async () => {
    await setStudio({ contactPhone: '+49 30 5550199' });
    expect(await replyTo('Wie kann ich Sie anrufen?')).toContain('+49 30 5550199');
    expect(await replyTo('Was kostet eine Dachlackierung?')).toContain('+49 30 5550199');
  });

  it('e-mail: told in the chat, and gets a note when a client asks for a person', async () => {
    const contactEmail = `studio${studios}@example.com`;
    await setStudio({ contactEmail });
    expect(await replyTo('Wie lautet Ihre E-Mail-Adresse?')).toContain(contactEmail);
    await newTalk(test, owner.chatLinkId).say(person);
    expect(await mailedTo(contactEmail)).toMatchObject([
      { subject: expect.stringContaining('wants to talk to a person') },
    ]);
  });

  it('address: told when a client asks where you are, and shown beside the chat', async () => {
    expect(await replyTo('Wo finde ich euch?')).toContain('Main Street 1');
    expect(JSON.stringify(await opening())).toContain('Main Street 1');
  });

  it('name: the bot introduces itself as this studio’s assistant', async () => {
    await test.send('PATCH', own(), { as: owner.user, body: { name: 'Glanzwerk Mitte' } });
    expect(JSON.stringify(await opening())).toContain('Glanzwerk Mitte');
  });

  it('days off: nothing is offered and the studio is said to be closed', async () => {
    await setStudio({ holidays: ['2027-03-18'] });
    expect(await replyTo('Habt ihr am 18. März geöffnet?')).toMatch(/geschlossen/i);
  });
});

describe('the bot’s editor', () => {
  it('name: clients see it above the chat', async () => {
    await setBot({ name: 'Frau Lack' });
    expect(await opening()).toMatchObject({ botName: 'Frau Lack' });
  });

  it('admin e-mail: gets a message when a client wants a person, and nobody else does', async () => {
    const adminEmail = `boss${studios}@example.com`;
    const contactEmail = `front${studios}@example.com`;
    await setStudio({ contactEmail });
    await setBot({ adminEmail });
    await newTalk(test, owner.chatLinkId).say(person);
    expect(await mailedTo(adminEmail)).toHaveLength(1);
    expect(await mailedTo(contactEmail)).toHaveLength(0);
  });

  it('greeting: opens every chat; left empty, it greets in its own words', async () => {
    await setBot({ greeting: 'Servus, was darf glänzen?' });
    expect(JSON.stringify(await opening())).toContain('Servus, was darf glänzen?');
    await setBot({ greeting: '' });
    const { greeting } = await opening();
    expect(greeting).toMatch(/\S{3}/);
    expect(greeting).not.toContain('Servus');
  });

  it('script: questions and answers in it are used word for word', async () => {
    await setBot({ exampleScript: 'Gibt es bei euch eine Ladestation?\nJa, zwei Säulen im Hof.' });
    expect(await replyTo('Gibt es eine Ladestation bei euch?')).toContain('Ja, zwei Säulen im Hof.');
  });

  it('colour: the chat and the button on other sites wear it', async () => {
    await setBot({ look: { ...(await opening()).look, accentColor: '#8A2BE2' } });
    expect(JSON.stringify(await opening()).toLowerCase()).toContain('#8a2be2');
    const widget = await test.send('GET', `/api/chat/${owner.chatLinkId}/widget.js`);
    expect(widget.body.toLowerCase()).toContain('#8a2be2');
  });

  it('paused: the link shows a note and answers nothing', async () => {
    await setBot({ status: 'PAUSED' });
    await expect(newTalk(test, owner.chatLinkId).say('Hallo')).rejects.toThrow('bot_paused');
  });
});

describe('the settings', () => {
  it('a notice that was turned off does not come, the others do', async () => {
    const contactEmail = `quiet${studios}@example.com`;
    await setStudio({ contactEmail });
    await patch('/notices', { mail: ['price'], telegram: [] });
    const talk = newTalk(test, owner.chatLinkId);
    await talk.say('Was kostet eine Dachlackierung?');
    await talk.say(person);
    expect((await mailedTo(contactEmail)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('price that is not on your list'),
    ]);
  });
});
