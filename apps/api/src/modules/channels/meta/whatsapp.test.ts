import { languages } from '@glossa/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mails } from '../../../mail/mail.table.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sendDueReminders } from '../../calendar/reminders/send-due-reminders.ts';
import { conversations } from '../../conversations/conversations.table.ts';
import { newTalk } from '../../conversations/testing/talk.ts';
import { newPhoto } from '../../media/testing/new-photo.ts';
import { partners } from '../../partners/partners.table.ts';
import { metaChats, metaConnections, metaSent, metaUpdates } from '../meta.table.ts';
import { deliver } from './deliver.ts';
import { handleChat } from './handle-chat.ts';
import { metaWords } from './meta-words.data.ts';
import { remindOnMeta } from './remind-on-meta.ts';
import { signed, startGraphApi } from './testing/graph-api-server.ts';
import { newId, type Said, whatsAppCall, whatsAppChange, words } from './testing/meta-calls.ts';
import { metaStudio } from './testing/meta-studio.ts';

const token = 'EAAGtokenOfTheStudioAAAA';
const appSecret = 'abcdef0123456789abcdef0123456789';
const numberId = '106540352242922';
const start = new Date('2027-03-15T08:00:00Z');
let now = start;
let graph: Awaited<ReturnType<typeof startGraphApi>>;
let test: TestApp;
let owner: Awaited<ReturnType<TestApp['createOwner']>>;
let studio: ReturnType<typeof metaStudio>;
let hook: string;
let verifyToken: string;
let people = 4915100000;
let chatId = '';

beforeAll(async () => {
  graph = await startGraphApi({
    [token]: { appSecret, phoneNumber: { id: numberId, display: '+49 30 1234', businessId: '900900' } },
  });
  const meta = { apiRoot: graph.url, appSecret: null };
  test = await createTestApp({
    now: () => now,
    withJobs: true,
    config: { meta, publicUrl: 'https://glossa.example' },
  });
  owner = await test.createOwner('owner@example.com');
  await test.db.update(partners).set({ plan: 'MAX' });
  studio = metaStudio(test, graph, owner);
  const connected = await studio.call('PUT', '/whatsapp', {
    ...{ token, appSecret, phoneNumberId: numberId, businessId: '900900' },
  });
  expect(connected.statusCode).toBe(200);
  hook = new URL(connected.json().webhookUrl).pathname;
  verifyToken = connected.json().verifyToken;
});
afterAll(async () => {
  await test.close();
  await graph.stop();
});
beforeEach(() => {
  now = start;
  people += 1;
  chatId = String(people);
});

const push = (body: unknown, headers: Record<string, string> = {}) =>
  studio.push(hook, body, appSecret, headers);
const said = (...all: (string | Said)[]) =>
  whatsAppCall(
    numberId,
    chatId,
    ...all.map((one) => ({ at: now.getTime(), ...(typeof one === 'string' ? words(one) : one) })),
  );

async function say(text: string | Said): Promise<string> {
  const before = studio.sentTo(chatId).length;
  expect((await push(said(text))).statusCode).toBe(200);
  await vi.waitFor(() => expect(studio.sentTo(chatId).length).toBeGreaterThan(before), {
    timeout: 120_000,
    interval: 50,
  });
  return studio.sentTo(chatId).at(-1)?.text ?? '';
}

describe('setting up', () => {
  it('shows the number back, keeps token and secret to itself, and says which step is missing', async () => {
    const overview = await studio.call('GET', '');
    expect(overview.json()).toMatchObject({
      hasSharedApp: false,
      connections: [{ name: '+49 30 1234', link: 'https://wa.me/49301234', tokenLastFour: 'AAAA' }],
    });
    expect(overview.body + test.logLines.join('')).not.toMatch(new RegExp(`${token}|${appSecret}`));
    const { steps } = (await studio.call('GET', '/whatsapp/check')).json();
    const missing = steps.filter(({ state }: { state: string }) => state === 'missing');
    expect(missing.map(({ step }: { step: string }) => step)).toEqual(['webhook', 'message']);
    expect(graph.subscriptions.has('900900')).toBe(true);
  });

  it.each([
    ['another token', { token: `${token}X` }, 'meta_token_refused'],
    ['another app secret', { appSecret: `${appSecret}00` }, 'meta_token_refused'],
    ['another number', { phoneNumberId: '99999999' }, 'meta_account_not_found'],
  ])('refuses %s with a sentence that says what to copy again', async (_, change, code) => {
    const body = { token, appSecret, phoneNumberId: numberId, ...change };
    const answer = await studio.call('PUT', '/whatsapp', body);
    expect(answer.json().code).toBe(code);
  });

  it('WH-3, WH-13: refuses a channel without a secret, and a number in use without saying whose', async () => {
    const other = await test.createOwner('other@example.com');
    await test.db.update(partners).set({ plan: 'MAX' });
    const theirs = metaStudio(test, graph, other);
    const without = await theirs.call('PUT', '/whatsapp', { token, phoneNumberId: numberId });
    expect(without.json().error).toContain('app secret');
    const taken = await theirs.call('PUT', '/whatsapp', { token, appSecret, phoneNumberId: numberId });
    expect(taken.statusCode).toBe(409);
    expect(taken.body).not.toMatch(/owner@example|Studio of/);
  });

  it('counts as a channel of the plan, beside Telegram', async () => {
    const small = await test.createOwner('small@example.com');
    await test.db.update(partners).set({ plan: 'PRO' }).where(eq(partners.id, small.partnerId));
    const body = { name: 'Tele', language: 'de', provider: 'TELEGRAM', botToken: `123456:${'A'.repeat(35)}` };
    const theirs = metaStudio(test, graph, small);
    const first = await theirs.call('PUT', '/whatsapp', { token, appSecret, phoneNumberId: numberId });
    expect(first.json().code).toBe('token_in_use');
    await test.db.update(partners).set({ plan: 'PRO' }).where(eq(partners.id, owner.partnerId));
    const more = await test.send('POST', `/api/partner/${owner.partnerId}/bot`, { as: owner.user, body });
    expect(more.json().code).toBe('channel_limit');
    await test.db.update(partners).set({ plan: 'MAX' }).where(eq(partners.id, owner.partnerId));
  });

  it('WH-4: answers the handshake with exactly the challenge, and nothing else', async () => {
    const ask = (token: string, challenge = '1158201444') =>
      test.send(
        'GET',
        `${hook}?hub.mode=subscribe&hub.verify_token=${encodeURIComponent(token)}&hub.challenge=${encodeURIComponent(challenge)}`,
      );
    expect((await ask('wrong')).statusCode).toBe(403);
    expect((await ask(`${verifyToken}x`)).statusCode).toBe(403);
    expect((await ask(verifyToken, '<script>')).statusCode).toBe(403);
    expect((await test.send('GET', hook)).statusCode).toBe(403);
    const right = await ask(verifyToken);
    expect(right.statusCode).toBe(200);
    expect(right.headers['content-type']).toMatch(/^text\/plain/);
    expect(right.body).toBe('1158201444');
    const { steps } = (await studio.call('GET', '/whatsapp/check')).json();
    expect(steps).toContainEqual({ step: 'webhook', state: 'done', detail: null });
  });
});

it('takes a whole dialog from the first word to a booked event', async () => {
  expect(await say('Was kostet ein Sonnenstreifen für meinen Golf?')).toMatch(/KI-Assistent.*45/s);
  expect(studio.sentTo(chatId)[0]?.text).toContain('https://glossa.example/privacy-policy');
  await say('Donnerstag um 11 Uhr');
  expect(await say('Jonas')).toMatch(/18\. März/);
  expect(studio.sentTo(chatId).at(-1)?.text).not.toContain('KI-Assistent');
  const choice = studio.sentTo(chatId).at(-1)?.choices[0] ?? '';
  const tap = { type: 'interactive', interactive: { button_reply: { id: choice, title: choice } } };
  expect(await say(tap)).toContain('https://glossa.example/booking/');
  const range = '?from=2027-03-01T00:00:00Z&to=2027-05-01T00:00:00Z';
  const events = await test.send('GET', `/api/partner/${owner.partnerId}/event${range}`, { as: owner.user });
  expect(events.json()).toMatchObject([{ customerName: 'Jonas', start: '2027-03-18T10:00:00.000Z' }]);
  const seen = graph.calls.filter(({ body }) => body.status === 'read');
  expect(seen.at(-1)?.body).toMatchObject({ typing_indicator: { type: 'text' } });
});

describe('WH-2: a forged call', () => {
  const right = () => said('Hallo');
  const spaced = (body: object) => `${JSON.stringify(body)} `;
  const reencoded = (body: object) => JSON.stringify(body, null, 1);
  it.each<[string, Record<string, string>, ((body: object) => string)?]>([
    ['without a signature', { 'x-hub-signature-256': '' }],
    ['with a sha1 signature', { 'x-hub-signature-256': `sha1=${'a'.repeat(40)}` }],
    ['with half a signature', { 'x-hub-signature-256': `sha256=${'a'.repeat(32)}` }],
    ['with capitals', { 'x-hub-signature-256': `SHA256=${'A'.repeat(64)}` }],
    ['with letters that are no hex', { 'x-hub-signature-256': `sha256=${'é'.repeat(64)}` }],
    ['with another signature', { 'x-hub-signature-256': `sha256=${'a'.repeat(64)}` }],
    ['re-encoded on the way', {}, reencoded],
    ['with one space more', {}, spaced],
  ])('%s gets 401 and leaves no trace', async (_, headers, change) => {
    const before = (await test.db.select().from(metaUpdates)).length;
    const body = right();
    const { signature } = signed(body, appSecret);
    const answer = await test.send('POST', hook, {
      body: change ? change(body) : JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature, ...headers },
    });
    expect(answer.statusCode).toBe(401);
    expect((await test.db.select().from(metaUpdates)).length).toBe(before);
  });
});

it('WH-5, WH-11: answers fifty copies of one message once', async () => {
  const body = said('Was kostet ein Sonnenstreifen?');
  const answers = await Promise.all(Array.from({ length: 50 }, () => push(body)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  await studio.waitForSent(chatId, 1);
  await push(body);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(studio.sentTo(chatId)).toHaveLength(1);
});

it('WH-6: hears the messages of a call in the order they were written', async () => {
  const at = now.getTime();
  const body = said(
    { ...words('Drei'), at: at + 3000 },
    { ...words('Eins'), at: at + 1000 },
    { ...words('Zwei'), at: at + 2000 },
  );
  expect((await push(body)).statusCode).toBe(200);
  await studio.waitForSent(chatId, 3);
  const kept = await studio.keptOf(chatId);
  expect(kept.map(({ author }) => author)).toEqual(['client', 'bot', 'client', 'bot', 'client', 'bot']);
  const theirs = kept.filter(({ author }) => author === 'client').map(({ text }) => text);
  expect(theirs).toEqual(['Eins', 'Zwei', 'Drei']);
});

it('WH-9: takes a call of a thousand changes, some foreign, one broken, and keeps the good ones', async () => {
  const foreign = whatsAppCall('555555555', chatId, 'Nicht für uns');
  const many = Array.from({ length: 998 }, (_, i) =>
    whatsAppCall(numberId, `7700${i}`, { type: 'reaction' }),
  );
  const broken = { changes: [{ field: 'messages', value: 'nonsense' }] };
  const good = said('Hallo');
  const entry = [...foreign.entry, ...many.flatMap((one) => one.entry), broken, ...good.entry];
  const answer = await push({ object: 'whatsapp_business_account', entry });
  expect(answer.statusCode).toBe(200);
  await studio.waitForSent(chatId, 1);
  const others = await test.db.select().from(metaChats).where(eq(metaChats.chatId, '77001'));
  expect(others).toEqual([]);
});

it('WH-10: answers stickers and films politely once for a burst, and every voice message', async () => {
  const kinds = ['sticker', 'video', 'sticker', 'audio', 'audio', 'reaction', 'unsupported'];
  await push(said(...kinds.map((type) => ({ type }))));
  const texts = (await studio.waitForSent(chatId, 3)).map(({ text }) => text);
  expect(texts).toEqual([
    expect.stringContaining('nur Text'),
    expect.stringContaining('Sprachnachrichten'),
    expect.stringContaining('Sprachnachrichten'),
  ]);
});

it('keeps the words of a message, and whose it was, only until it is handled', async () => {
  const id = newId();
  await say({ ...words('Hallo zusammen'), id });
  await vi.waitFor(async () => {
    const [update] = await test.db.select().from(metaUpdates).where(eq(metaUpdates.externalId, id));
    expect(update).toMatchObject({ body: null, chatId: '', handledAt: expect.any(Date) });
  }, 8_000);
});

it('CH-7: keeps and answers a message that ends in half an emoji', async () => {
  await say('Hallo \ud83d');
});

describe('what becomes of a message', () => {
  const statusesHere = async () =>
    (await test.db.select().from(metaSent).where(eq(metaSent.chatId, chatId))).map(({ status }) => status);
  const tell = (status: string, extra: object = {}) => {
    const key = studio.sentTo(chatId).at(-1)?.key;
    const about = { id: newId(), recipient_id: chatId, biz_opaque_callback_data: key };
    return push(whatsAppChange(numberId, { statuses: [{ ...about, status, timestamp: '1', ...extra }] }));
  };

  it('is kept with it and never goes back', async () => {
    await say('Was kostet ein Sonnenstreifen?');
    await vi.waitFor(async () => expect(await statusesHere()).toEqual(['sent']), 8_000);
    for (const status of ['read', 'delivered', 'sent']) await tell(status);
    expect(await statusesHere()).toEqual(['read']);
  });

  it('shows failures of the last day', async () => {
    await say('Was kostet ein Sonnenstreifen?');
    await vi.waitFor(async () => expect(await statusesHere()).toEqual(['sent']), 8_000);
    await tell('failed', { errors: [{ code: 131026 }] });
    expect(await statusesHere()).toEqual(['failed']);
    const { connections } = (await studio.call('GET', '')).json();
    expect(connections[0].failuresOfDay).toBeGreaterThan(0);
  });

  it('is tried again after a pause when Meta asks for one or is in trouble, once each', async () => {
    graph.fail({ code: 131056 }, { status: 500 });
    expect(await say('Was kostet ein Sonnenstreifen?')).toContain('45');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(studio.sentTo(chatId)).toHaveLength(1);
  });

  it('is counted by what Meta made of it', async () => {
    const figures = (await test.send('GET', '/metrics')).body;
    for (const outcome of ['done', 'later'])
      expect(figures).toMatch(
        new RegExp(
          `^channel_send_duration_seconds_count\\{channel="whatsapp",outcome="${outcome}"\\} [1-9]`,
          'm',
        ),
      );
  });

  it('is not tried again when it can never arrive, and the talk goes on', async () => {
    graph.fail({ code: 131026, message: 'Message undeliverable' });
    await push(said('Was kostet ein Sonnenstreifen?'));
    await vi.waitFor(async () => expect(await statusesHere()).toEqual(['failed']), 8_000);
    expect(await say('Und am Golf?')).not.toBe('');
    expect(studio.sentTo(chatId)).toHaveLength(1);
  });
});

describe('after 24 hours of silence', () => {
  const later = () => {
    now = new Date(start.getTime() + 25 * 3_600_000);
  };
  const answerAsPerson = async (text: string) => {
    const path = `/api/partner/${owner.partnerId}/conversation`;
    const [talk] = await test.db.select().from(conversations).where(eq(conversations.externalId, chatId));
    expect(talk?.channel).toBe('whatsapp');
    await test.send('POST', `${path}/${talk?.id}/message`, { as: owner.user, body: { text } });
  };

  it('words wait without a template, the owner is told once, and they go out when the client writes', async () => {
    await say('Ich möchte mit einem Menschen sprechen');
    const before = studio.sentTo(chatId).length;
    later();
    await answerAsPerson('Guten Tag, wie kann ich helfen?');
    await answerAsPerson('Sind Sie noch da?');
    await vi.waitFor(async () => {
      const told = (await test.db.select().from(mails)).filter(({ subject }) =>
        /waiting in WhatsApp/.test(subject),
      );
      expect(told).toHaveLength(1);
    }, 8_000);
    expect(studio.sentTo(chatId)).toHaveLength(before);
    expect((await studio.call('GET', '')).json().connections[0].heldBack).toBe(1);
    await push(said('Hallo?'));
    const texts = (await studio.waitForSent(chatId, before + 2)).slice(-2).map(({ text }) => text);
    expect(texts[0]).toContain('wie kann ich helfen');
    expect(texts[1]).toContain('noch da');
  });

  it.each([
    ['is still looked at', { status: 'PENDING', text: '{{1}}' }, 'PENDING'],
    ['has no gap for our words', { status: 'APPROVED', text: 'Bis bald' }, '0 × {{…}}'],
    ['has more gaps than we fill', { status: 'APPROVED', text: '{{1}}, {{2}}' }, '2 × {{…}}'],
  ])('the check says when a template %s', async (_, { status, text }, said) => {
    const name = `pruefung_${said.length}_${status.toLowerCase()}`;
    const components = [{ type: 'BODY', text }, { type: 'BUTTONS' }];
    graph.templates.push({ name, language: 'de', status, components });
    const templates = [{ language: 'DE', name, code: 'de' }];
    await studio.call('PUT', '/whatsapp/templates', { templates });
    const { steps } = (await studio.call('GET', '/whatsapp/check')).json();
    expect(steps).toContainEqual({ step: 'templates', state: 'missing', detail: `${name} (de): ${said}` });
    await studio.call('PUT', '/whatsapp/templates', { templates: [] });
    graph.templates.pop();
  });

  it('words go out inside an approved template, on one line', async () => {
    const components = [{ type: 'BODY', text: 'Zu Ihrem Termin: {{1}} Bis bald' }];
    graph.templates.push({ name: 'termin_info', language: 'de', status: 'APPROVED', components });
    const templates = [{ language: 'DE', name: 'termin_info', code: 'de' }];
    expect((await studio.call('PUT', '/whatsapp/templates', { templates })).statusCode).toBe(200);
    const { steps } = (await studio.call('GET', '/whatsapp/check')).json();
    expect(steps).toContainEqual({ step: 'templates', state: 'done', detail: null });
    await say('Ich möchte mit einem Menschen sprechen');
    const before = studio.sentTo(chatId).length;
    later();
    await answerAsPerson('Ihr Wagen ist fertig.\n\nBis gleich!');
    const sent = (await studio.waitForSent(chatId, before + 1)).at(-1);
    expect(sent).toMatchObject({ kind: 'termin_info' });
    expect(sent?.text).toMatch(/Ihr Wagen ist fertig\. Bis gleich!$/);
    expect(sent?.text).not.toContain('\n');
    await studio.call('PUT', '/whatsapp/templates', { templates: [] });
  });
});

it('is silent once a person answers in the business app, and keeps the words in the talk', async () => {
  await say('Was kostet ein Sonnenstreifen?');
  const echo = {
    from: '49301234',
    to: chatId,
    id: newId(),
    timestamp: '1800000000',
    ...words('Ich übernehme'),
  };
  const call = whatsAppChange(numberId, { message_echoes: [echo] }, 'smb_message_echoes');
  await push(call);
  await push(call);
  await vi.waitFor(async () => {
    const kept = await studio.keptOf(chatId);
    expect(kept.filter(({ author }) => author === 'manager')).toHaveLength(1);
  }, 8_000);
  const before = studio.sentTo(chatId).length;
  await push(said('Danke!'));
  await new Promise((resolve) => setTimeout(resolve, 2000));
  expect(studio.sentTo(chatId)).toHaveLength(before);
});

it('stops on the client’s word and comes back with the next message', async () => {
  await say('Was kostet ein Sonnenstreifen?');
  expect(await say('STOP')).toMatch(/schreibe Ihnen nicht mehr/);
  expect(await say('Was kostet ein Sonnenstreifen?')).toContain('45');
});

it('finds its talks again after it was disconnected and connected', async () => {
  await say('Was kostet ein Sonnenstreifen?');
  expect(graph.subscriptions.has('900900')).toBe(true);
  expect((await studio.call('DELETE', '/whatsapp')).statusCode).toBe(204);
  await vi.waitFor(() => expect(graph.subscriptions.has('900900')).toBe(false), 30_000);
  expect((await push(said('Hallo'))).statusCode).toBe(404);
  const body = { token, appSecret, phoneNumberId: numberId, businessId: '900900' };
  hook = new URL((await studio.call('PUT', '/whatsapp', body)).json().webhookUrl).pathname;
  await say('Und für den X5?');
  const kept = await studio.keptOf(chatId);
  expect(kept.filter(({ author }) => author === 'client')).toHaveLength(2);
});

describe('the same talk everywhere', () => {
  const book = async (...lines: string[]) => {
    for (const line of lines) await say(line);
  };
  const eventsOf = async (day: string) => {
    const range = `?from=${day}T00:00:00Z&to=${day}T23:00:00Z`;
    const path = `/api/partner/${owner.partnerId}/event${range}`;
    return (await test.send('GET', path, { as: owner.user })).json();
  };

  it('knows the client’s number without asking, and takes them for one with who booked on the web', async () => {
    const rule = { requirePhone: true };
    await test.send('PATCH', `/api/partner/${owner.partnerId}/config`, { as: owner.user, body: rule });
    await book('Was kostet ein Sonnenstreifen?', 'Dienstag um 15 Uhr', 'Max', 'ja');
    const [event] = await eventsOf('2027-03-16');
    expect(event).toMatchObject({ customerName: 'Max', customerPhone: `+${chatId}` });
    await test.send('PATCH', `/api/partner/${owner.partnerId}/config`, {
      as: owner.user,
      body: { requirePhone: false },
    });
    const web = newTalk(test, owner.chatLinkId);
    for (const line of ['Was kostet ein Sonnenstreifen?', `Max, +${chatId}`]) await web.say(line);
    const clients = (
      await test.send('GET', `/api/partner/${owner.partnerId}/client`, { as: owner.user })
    ).json();
    const same = clients.filter(({ phone }: { phone: string }) => phone.replace(/\D/g, '') === chatId);
    expect(same).toHaveLength(1);
  });

  it('reminds in the chat, inside a template where a day has passed, and otherwise leaves it to other ways', async () => {
    await book('Was kostet ein Sonnenstreifen?', 'Freitag um 10 Uhr', 'Petra', 'ja');
    const before = studio.sentTo(chatId).length;
    const ways = [remindOnMeta({ jobs: test.jobs })];
    const deps = { db: test.db, box: test.box, publicUrl: 'https://glossa.example', ways };
    now = new Date('2027-03-18T10:00:00Z');
    expect(await sendDueReminders(deps, now)).toBe(0);
    const templates = [{ language: 'DE', name: 'termin_info', code: 'de' }];
    await studio.call('PUT', '/whatsapp/templates', { templates });
    expect(await sendDueReminders(deps, now)).toBe(1);
    const sent = (await studio.waitForSent(chatId, before + 1)).at(-1);
    expect(sent?.kind).toBe('termin_info');
    expect(sent?.text).toMatch(/Sonnenstreifen.*19\. März.*\/booking\//);
    await studio.call('PUT', '/whatsapp/templates', { templates: [] });
  });

  it('tells of a moved booking where it came from', async () => {
    await book('Was kostet ein Sonnenstreifen?', 'Mittwoch um 10 Uhr', 'Ina', 'ja');
    const [event] = await eventsOf('2027-03-17');
    const path = `/api/partner/${owner.partnerId}/event/${event.id}`;
    await test.send('DELETE', path, { as: owner.user });
    const news = (await test.send('GET', `${path}/client-news`, { as: owner.user })).json();
    expect(news.ways).toEqual(['whatsapp']);
    const before = studio.sentTo(chatId).length;
    const body = { text: news.text, version: news.version };
    await test.send('POST', `${path}/client-news`, { as: owner.user, body });
    expect((await studio.waitForSent(chatId, before + 1)).at(-1)?.text).toContain(news.text);
  });

  it('keeps photos in the talk', async () => {
    graph.putMedia('4711', await newPhoto());
    const image = {
      id: '4711',
      mime_type: 'image/jpeg',
      caption: 'Was kostet ein Sonnenstreifen für meinen Golf?',
    };
    expect(await say({ type: 'image', image })).toMatch(/Foto.*45/s);
  });
});

it('sends a test message to whoever wrote last', async () => {
  now = new Date(start.getTime() + 60_000);
  await say('Hallo');
  expect((await studio.call('POST', '/whatsapp/test')).statusCode).toBe(204);
  expect(studio.sentTo(chatId).at(-1)?.text).toContain('Testnachricht');
});

it('DR-2: forgets who wrote when a talk is erased, and begins anew with the next message', async () => {
  await say('Was kostet ein Sonnenstreifen?');
  const [talk] = await test.db.select().from(conversations).where(eq(conversations.externalId, chatId));
  await vi.waitFor(async () => {
    const waiting = await test.db.select().from(metaUpdates).where(eq(metaUpdates.chatId, chatId));
    expect(waiting).toEqual([]);
  }, 8_000);
  const path = `/api/partner/${owner.partnerId}/conversation/${talk?.id}`;
  expect((await test.send('DELETE', path, { as: owner.user })).statusCode).toBe(204);
  for (const table of [metaChats, metaSent])
    expect(await test.db.$count(table, eq(table.chatId, chatId))).toBe(0);
  expect(await say('Was kostet ein Sonnenstreifen?')).toContain('KI-Assistent');
});

it('TE-14: does nothing for a job that names a chat of one studio and another studio', async () => {
  const other = await test.createOwner('stranger@example.com');
  const [connection] = await test.db.select().from(metaConnections);
  const act = { kind: 'text', text: 'Hallo' } as const;
  const said = { chatId, externalId: newId(), sentAt: now.toISOString(), firstName: '', act };
  const body = { kind: 'client', ...said } as const;
  const place = { connectionId: connection?.id ?? '', chatId };
  await test.db
    .insert(metaUpdates)
    .values({ ...place, partnerId: owner.partnerId, externalId: said.externalId, body, sentAt: now });
  await handleChat(test.talk, { ...place, partnerId: other.partnerId });
  await deliver(test.talk, { ...place, partnerId: other.partnerId });
  expect(await studio.keptOf(chatId)).toEqual([]);
  await handleChat(test.talk, { ...place, partnerId: owner.partnerId });
  expect(await studio.keptOf(chatId)).toHaveLength(2);
});

it.each(languages)('DR-6: says in %s that it is an AI, and where the privacy notice is', (language) => {
  const { notice, choose } = metaWords[language];
  expect(notice).toMatch(/\bAI\b|KI-|ШІ|ИИ/);
  expect(notice).toContain('{privacy}');
  expect(choose.length).toBeLessThanOrEqual(20);
});

it('marks an expired token, mails the owner once, and sends what waited once there is a new one', async () => {
  graph.expire(token);
  await push(said('Hallo'));
  await push(said('Hallo?'));
  await vi.waitFor(async () => {
    const { connections } = (await studio.call('GET', '')).json();
    expect(connections[0].status).toBe('token_invalid');
  }, 8_000);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const told = (await test.db.select().from(mails)).filter(({ subject }) =>
    subject.includes('WhatsApp is disconnected'),
  );
  expect(told).toHaveLength(1);
  expect(studio.sentTo(chatId)).toEqual([]);
  const fresh = 'EAAGanotherTokenBBBB';
  graph.admit(fresh, {
    appSecret,
    phoneNumber: { id: numberId, display: '+49 30 1234', businessId: '900900' },
  });
  expect((await studio.call('PUT', '/whatsapp', { token: fresh })).json().status).toBe('connected');
  await studio.waitForSent(chatId, 2);
});
