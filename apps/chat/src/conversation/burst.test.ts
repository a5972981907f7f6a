import type { ChatMessage } from '@glossa/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createChatApi } from '../api/api.ts';
import { createChatStore } from '../storage/chat-store.ts';
import { createSafeStorage } from '../storage/safe-storage.ts';
import { heldStream } from '../testing/fake-lines.ts';
import { type Conversation, createConversation } from './conversation.ts';
import { isAssistantTyping, listTimeline } from './timeline.ts';

let stops: (() => void)[] = [];
let nextId = 0;
let tabs = 0;

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

/** A server that thinks: it stores each message at once and answers all that came when it is told to. */
function createThinkingServer() {
  const messages: ChatMessage[] = [];
  const streams: { seq: number; line: ReturnType<typeof heldStream> }[] = [];
  const sent: string[] = [];
  const store = (author: ChatMessage['author'], text: string, clientMessageId?: string) => {
    const seq = messages.length + 1;
    const createdAt = '2026-03-12T08:00:00Z';
    messages.push({
      id: `m-${seq}`,
      seq,
      author,
      text,
      createdAt,
      ...(clientMessageId && { clientMessageId }),
    });
    return seq;
  };
  const fetcher = async (input: string | URL | Request, init?: RequestInit) => {
    const url = new URL(String(input), 'http://studio.example');
    if (url.pathname.endsWith('/live')) throw new TypeError('Failed to fetch');
    if (init?.method !== 'POST') {
      const after = Number(url.searchParams.get('after'));
      return Response.json({ ...talk, messages: messages.filter(({ seq }) => seq > after) });
    }
    const { clientMessageId, text } = JSON.parse(String(init.body));
    sent.push(text);
    const known = messages.find((message) => message.clientMessageId === clientMessageId);
    const seq = known?.seq ?? store('client', text, clientMessageId);
    const line = heldStream(['stored', { conversationToken: 'T', seq }]);
    streams.push({ seq, line });
    return line.response;
  };
  return {
    fetch: fetcher,
    sent,
    draft: (text: string) => streams[0]?.line.tell(['draft', { text }]),
    breakOff: () => streams.shift()?.line.breakOff(),
    answer(text: string) {
      store('bot', text);
      for (const { seq, line } of streams.splice(0)) {
        const replies = messages.filter((message) => message.seq > seq && message.author === 'bot');
        line.tell(['answer', { conversationToken: 'T', ...talk, messages: replies }]);
        line.end();
      }
    },
  };
}

const talk = { state: 'bot', language: 'DE' } as const;

function openTab(server: ReturnType<typeof createThinkingServer>): Conversation {
  const tab = `tab-${++tabs}`;
  const storage = createSafeStorage(() => window.localStorage);
  const conversation = createConversation({
    api: createChatApi('link', server.fetch),
    store: createChatStore('link', storage, window),
    lock: (work) => work(),
    page: window,
    newId: () => `${tab}-id-${++nextId}`,
    random: () => 0,
    language: null,
  });
  stops.push(conversation.start());
  return conversation;
}

const settle = (ms = 50) => vi.advanceTimersByTimeAsync(ms);
const shown = (conversation: Conversation) =>
  listTimeline(conversation.getState(), '').map((row) => row.text);

it('sends what is written on before the answer, in order, and shows one answer below all of it', async () => {
  const server = createThinkingServer();
  const tab = openTab(server);
  for (const text of ['hello', 'a question', 'about my estate car']) tab.send(text);
  await settle();
  expect(server.sent).toEqual(['hello', 'a question', 'about my estate car']);
  expect(isAssistantTyping(tab.getState())).toBe(true);
  server.answer('An estate car, then.');
  await settle();
  expect(shown(tab)).toEqual(['hello', 'a question', 'about my estate car', 'An estate car, then.']);
  expect(tab.getState()).toMatchObject({ outbox: [], unplaced: [], syncedSeq: 4, draft: null });
  expect(isAssistantTyping(tab.getState())).toBe(false);
});

it('never shows an answer above words it answers, whichever call hears of it first', async () => {
  const server = createThinkingServer();
  const tab = openTab(server);
  tab.send('one');
  tab.send('two');
  await settle();
  const seen: string[][] = [];
  stops.push(tab.subscribe(() => seen.push(shown(tab))));
  server.answer('both');
  await settle();
  expect(seen.filter((rows) => rows.includes('both') && rows.at(-1) !== 'both')).toEqual([]);
});

it('gives up the beginning of an answer as soon as the client writes on, or the server does', async () => {
  const server = createThinkingServer();
  const tab = openTab(server);
  tab.send('one');
  await settle();
  server.draft('To one I say');
  await settle();
  expect(shown(tab)).toEqual(['one', 'To one I say']);
  tab.send('two');
  await settle();
  expect(shown(tab)).toEqual(['one', 'two']);
  server.draft('To both I say');
  await settle();
  expect(shown(tab)).toEqual(['one', 'two', 'To both I say']);
  server.draft('');
  await settle();
  expect(shown(tab)).toEqual(['one', 'two']);
});

it('keeps a few calls open at most, and sends the rest when one is answered', async () => {
  const server = createThinkingServer();
  const tab = openTab(server);
  for (const text of ['1', '2', '3', '4', '5', '6']) tab.send(text);
  await settle();
  expect(server.sent).toEqual(['1', '2', '3', '4']);
  server.answer('one to four');
  await settle();
  expect(server.sent).toEqual(['1', '2', '3', '4', '5', '6']);
  server.answer('five and six');
  await settle();
  expect(shown(tab)).toEqual(['1', '2', '3', '4', 'one to four', '5', '6', 'five and six']);
});

it('asks again for an answer whose line broke, and holds nothing else back', async () => {
  const server = createThinkingServer();
  const tab = openTab(server);
  tab.send('one');
  tab.send('two');
  await settle();
  server.breakOff();
  await settle(1_500);
  expect(server.sent).toEqual(['one', 'two', 'one']);
  server.answer('both');
  await settle();
  expect(shown(tab)).toEqual(['one', 'two', 'both']);
});

it('leaves it to the tab that sent a message to wait for its answer', async () => {
  const server = createThinkingServer();
  const [one, other] = [openTab(server), openTab(server)];
  one.send('from one');
  await settle();
  window.dispatchEvent(new StorageEvent('storage', { key: 'glossa.chat.link' }));
  await settle();
  expect(server.sent).toEqual(['from one']);
  other.send('from other');
  await settle();
  expect(server.sent).toEqual(['from one', 'from other']);
});

it('asks after a reload for the answer that was outstanding', async () => {
  const server = createThinkingServer();
  openTab(server).send('hello');
  await settle();
  for (const stop of stops.splice(0)) stop();
  const reloaded = openTab(server);
  await settle();
  expect(server.sent).toEqual(['hello', 'hello']);
  server.answer('hi');
  await settle();
  expect(shown(reloaded)).toEqual(['hello', 'hi']);
});
