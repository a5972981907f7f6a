import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChatApi } from '../api/api.ts';
import { createChatStore } from '../storage/chat-store.ts';
import { createSafeStorage } from '../storage/safe-storage.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { type Conversation, createConversation } from './conversation.ts';
import { listTimeline } from './timeline.ts';

type Server = ReturnType<typeof createFakeServer>;

let stops: (() => void)[] = [];
let nextId = 0;

beforeEach(() => {
  vi.useFakeTimers();
  window.localStorage.clear();
  stops = [];
  nextId = 0;
});

afterEach(() => {
  for (const stop of stops) stop();
  vi.useRealTimers();
});

/** A tab of one browser: tabs opened on the same server share the storage. */
function openTab(server: Server): Conversation {
  const conversation = createConversation({
    api: createChatApi('link', server.fetch),
    store: createChatStore(
      'link',
      createSafeStorage(() => window.localStorage),
      window,
    ),
    lock: (work) => work(),
    page: window,
    newId: () => `id-${++nextId}`,
    random: () => 0,
    language: null,
  });
  stops.push(conversation.start());
  return conversation;
}

const settle = (ms = 50) => vi.advanceTimersByTimeAsync(ms);
const shown = (conversation: Conversation) =>
  listTimeline(conversation.getState(), '').map((row) => row.text);
const storedTexts = (server: Server) =>
  server.conversations.map(({ messages }) => messages.map((message) => message.text));
const posts = (server: Server) => server.requests.filter((request) => request.startsWith('POST')).length;

describe('sending', () => {
  it('shows the message at once and the answer after it', async () => {
    const server = createFakeServer();
    const tab = openTab(server);
    tab.send('hello');
    expect(shown(tab)).toEqual(['hello']);
    await settle();
    expect(shown(tab)).toEqual(['hello', 're: hello']);
    expect(server.requests).toEqual(['POST /api/chat/link/message']);
  });

  it('delivers several messages in order in one conversation', async () => {
    const server = createFakeServer();
    const tab = openTab(server);
    for (const text of ['one', 'two', 'three']) tab.send(text);
    await settle();
    expect(storedTexts(server)).toEqual([['one', 're: one', 'two', 're: two', 'three', 're: three']]);
    expect(shown(tab)).toEqual(storedTexts(server)[0]);
  });

  it('tries again by itself, in order, and stores each message once', async () => {
    const server = createFakeServer();
    const tab = openTab(server);
    server.fail('network', { status: 502 }, 'lost-answer');
    tab.send('one');
    tab.send('two');
    await settle();
    expect(listTimeline(tab.getState(), '')[0]?.delivery).toEqual({ kind: 'waiting' });
    await settle(1_000 + 2_000 + 4_000);
    expect(storedTexts(server)).toEqual([['one', 're: one', 'two', 're: two']]);
    expect(shown(tab)).toEqual(['one', 're: one', 'two', 're: two']);
  });

  it('waits as long as a busy server asks for', async () => {
    const server = createFakeServer();
    const tab = openTab(server);
    server.fail({ status: 429, code: 'too_many_requests', retryAfter: '20' });
    tab.send('one');
    await settle(19_000);
    expect(posts(server)).toBe(1);
    await settle(2_000);
    expect(shown(tab)).toEqual(['one', 're: one']);
  });

  it('sends at once when the connection is back, however long the pause was', async () => {
    const server = createFakeServer();
    const tab = openTab(server);
    server.fail('network', 'network', 'network', 'network', 'network');
    window.dispatchEvent(new Event('offline'));
    tab.send('one');
    await settle(16_000);
    expect(tab.getState()).toMatchObject({ isOnline: false, outbox: [{ attempts: 5 }] });
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(shown(tab)).toEqual(['one', 're: one']);
  });

  it('sets a refused message aside, goes on, and sends it when the client asks', async () => {
    const server = createFakeServer();
    const tab = openTab(server);
    server.fail({ status: 400, code: 'invalid_request' });
    tab.send('odd');
    tab.send('fine');
    await settle();
    expect(storedTexts(server)).toEqual([['fine', 're: fine']]);
    tab.retry('id-1');
    await settle();
    expect(shown(tab)).toEqual(['fine', 're: fine', 'odd', 're: odd']);
  });

  it('takes a refused message back for editing', async () => {
    const server = createFakeServer();
    const tab = openTab(server);
    server.fail({ status: 400, code: 'message_too_long' });
    tab.send('long');
    await settle();
    tab.withdraw('id-1');
    expect(shown(tab)).toEqual([]);
  });
});

describe('coming back', () => {
  it('shows the whole talk after a reload, once and in order', async () => {
    const server = createFakeServer();
    openTab(server).send('hello');
    await settle();
    const reloaded = openTab(server);
    expect(reloaded.getState().isLoaded).toBe(false);
    await settle();
    expect(shown(reloaded)).toEqual(['hello', 're: hello']);
    expect(server.requests.at(-1)).toBe('GET /api/chat/link/message?after=0');
  });

  it('sends after a reload what the last visit could not, under the same id', async () => {
    const server = createFakeServer();
    server.fail('lost-answer');
    openTab(server).send('hello');
    await settle();
    for (const stop of stops) stop();
    const reloaded = openTab(server);
    await settle();
    expect(shown(reloaded)).toEqual(['hello', 're: hello']);
    const ids = server.conversations.flatMap(({ messages }) => messages.map((m) => m.clientMessageId));
    expect(ids).toContain('id-1');
  });

  it('asks only for what is new', async () => {
    const server = createFakeServer();
    const tab = openTab(server);
    tab.send('hello');
    await settle();
    window.dispatchEvent(new Event('focus'));
    await settle();
    expect(server.requests.at(-1)).toBe('GET /api/chat/link/message?after=2');
  });

  it('starts anew when the server has forgotten the talk, and loses no word', async () => {
    const server = createFakeServer();
    const tab = openTab(server);
    tab.send('hello');
    await settle();
    server.conversations[0]!.token = 'erased';
    tab.send('again');
    await settle();
    expect(shown(tab)).toEqual(['again', 're: again']);
    expect(tab.getState()).toMatchObject({ token: 'token-of-id-2', wasForgotten: true });
  });

  it('loads a long talk page by page', async () => {
    const server = createFakeServer();
    openTab(server).send('hello');
    await settle();
    const { messages } = server.conversations[0]!;
    const template = messages[1]!;
    for (let seq = 3; seq <= 250; seq += 1) messages.push({ ...template, seq, text: `line ${seq}` });
    server.pageSize = 100;
    const reloaded = openTab(server);
    await settle();
    expect(shown(reloaded)).toHaveLength(250);
    expect(shown(reloaded).at(-1)).toBe('line 250');
  });

  it('keeps asking for a history it could not reach', async () => {
    const server = createFakeServer();
    openTab(server).send('hello');
    await settle();
    for (const stop of stops) stop();
    server.fail('network', { status: 503, code: 'unavailable' });
    const reloaded = openTab(server);
    await settle();
    expect(reloaded.getState().isLoaded).toBe(true);
    await settle(3_000);
    expect(shown(reloaded)).toEqual(['hello', 're: hello']);
  });
});

describe('two tabs', () => {
  const tell = () => window.dispatchEvent(new StorageEvent('storage', { key: 'glossa.chat.link' }));

  it('show the same talk', async () => {
    const server = createFakeServer();
    const [one, other] = [openTab(server), openTab(server)];
    one.send('from one');
    tell();
    expect(shown(other)).toEqual(['from one']);
    await settle();
    tell();
    await settle();
    other.send('from other');
    tell();
    await settle();
    tell();
    await settle();
    expect(shown(one)).toEqual(['from one', 're: from one', 'from other', 're: from other']);
    expect(shown(other)).toEqual(shown(one));
    expect(storedTexts(server)).toHaveLength(1);
  });
});

describe('an ending', () => {
  it.each(['not_found', 'bot_paused'] as const)('is told when the server says %s', async (code) => {
    const server = createFakeServer();
    const tab = openTab(server);
    server.fail({ status: 404, code });
    tab.send('hello');
    await settle();
    expect(tab.getState()).toMatchObject({ ending: code, outbox: [{ text: 'hello' }] });
  });
});

describe('switching the language', () => {
  const choicesOf = (tab: Conversation) => tab.getState().messages.at(-1)?.choices;
  const withChoices = () => createFakeServer({ reply: () => [{ text: 'yes?', choices: ['book'] }] });

  it('has the choices said anew, though the server was busy when it was asked', async () => {
    const server = withChoices();
    const tab = openTab(server);
    tab.send('hello');
    await settle();
    server.fail({ status: 503, code: 'unavailable', retryAfter: '1' }, 'network');
    tab.switchLanguage('UA');
    await settle();
    expect(choicesOf(tab)).toEqual(['book']);
    await settle(1_000 + 2_000);
    expect(choicesOf(tab)).toEqual(['UA: book']);
    expect(tab.getState().language).toBe('UA');
  });

  it('has cards said anew when the words are heard as another language, and asks for nothing else', async () => {
    const quote = { lines: [], total: 45, currency: 'EUR' as const };
    const server = createFakeServer({
      hear: (text) => (text === 'а коли?' ? 'UA' : 'DE'),
      reply: (text) =>
        text === 'was kostet es?' ? [{ text: '45 €', quote }] : [{ text: 're', choices: ['x'] }],
    });
    const tab = openTab(server);
    const asked = () => server.requests.filter((request) => request.endsWith('/language'));
    for (const text of ['hallo', 'was kostet es?', 'gut']) {
      tab.send(text);
      await settle();
    }
    expect(asked()).toEqual([]);
    tab.send('а коли?');
    await settle();
    expect(asked()).toHaveLength(1);
    expect(choicesOf(tab)).toEqual(['UA: x']);
  });

  it('asks for the last of several choices alone, and for none once something was said', async () => {
    const server = withChoices();
    const tab = openTab(server);
    tab.send('hello');
    await settle();
    server.fail('network', 'network');
    tab.switchLanguage('UA');
    tab.switchLanguage('RU');
    await settle(5_000);
    expect(choicesOf(tab)).toEqual(['RU: book']);
    server.fail('network');
    tab.switchLanguage('UA');
    await settle();
    tab.send('and now?');
    await settle(5_000);
    expect(choicesOf(tab)).toEqual(['book']);
    expect(server.requests.filter((request) => request.endsWith('/language'))).toHaveLength(4);
  });
});
