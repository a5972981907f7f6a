import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createChatApi } from '../api/api.ts';
import { createChatStore } from '../storage/chat-store.ts';
import { createSafeStorage } from '../storage/safe-storage.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { createConversation } from './conversation.ts';
import { listTimeline } from './timeline.ts';

let stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  window.localStorage.clear();
});

afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function open() {
  const server = createFakeServer();
  const storage = createSafeStorage(() => window.localStorage);
  let ids = 0;
  const conversation = createConversation({
    api: createChatApi('link', server.fetch),
    store: createChatStore('link', storage, window),
    lock: (work) => work(),
    page: window,
    newId: () => `id-${++ids}`,
    random: () => 0,
    language: null,
  });
  stops.push(conversation.start());
  const texts = () => listTimeline(conversation.getState(), '').map(({ text }) => text);
  return { server, conversation, texts };
}

const settle = (ms = 50) => vi.advanceTimersByTimeAsync(ms);

it('shows what a person writes, and who is answering now', async () => {
  const { server, conversation, texts } = open();
  conversation.send('hello');
  await settle();
  server.writeAsPerson('Anna here, how can I help?');
  await settle();
  expect(texts()).toEqual(['hello', 're: hello', 'Anna here, how can I help?']);
  expect(conversation.getState().talk).toBe('manager');
});

it('keeps one line open, however much is said', async () => {
  const { server, conversation } = open();
  for (const text of ['one', 'two', 'three']) {
    conversation.send(text);
    await settle();
  }
  expect(server.lines.opened()).toBe(1);
});

it('dials again after a cut and hears what was said meanwhile, once', async () => {
  const { server, conversation, texts } = open();
  conversation.send('hello');
  await settle();
  server.lines.cut();
  server.writeAsPerson('said into the dark');
  await settle();
  expect(texts()).toEqual(['hello', 're: hello']);
  await settle(1_100);
  expect(texts()).toEqual(['hello', 're: hello', 'said into the dark']);
  expect(server.lines.opened()).toBe(2);
});

it('hangs up a line that has been silent for too long', async () => {
  const { server, conversation } = open();
  conversation.send('hello');
  await settle();
  await settle(45_000);
  expect(server.lines.opened()).toBe(2);
});

it('closes the line of a page nobody looks at, except while a person is expected', async () => {
  const { server, conversation, texts } = open();
  conversation.send('hello');
  await settle();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  server.writeAsPerson('are you there?');
  await settle();
  expect(texts()).toEqual(['hello', 're: hello']);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(texts()).toHaveLength(3);
  visibility.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  server.writeAsPerson('one more thing');
  await settle();
  expect(texts()).toHaveLength(4);
});

it('erases the talk on the server and here, and begins anew', async () => {
  const { server, conversation, texts } = open();
  conversation.send('my secret');
  await settle();
  expect(await conversation.erase()).toBe(true);
  await settle(5_000);
  expect(server.conversations).toEqual([]);
  expect(texts()).toEqual([]);
  expect(conversation.getState()).toMatchObject({ token: null, wasErased: true, wasForgotten: false });
  expect(window.localStorage.getItem('glossa.chat.link')).not.toContain('secret');
  conversation.send('again');
  await settle();
  expect(texts()).toEqual(['again', 're: again']);
});

it('keeps the talk where the server could not be reached to erase it', async () => {
  const { server, conversation, texts } = open();
  conversation.send('hello');
  await settle();
  server.fail('network');
  expect(await conversation.erase()).toBe(false);
  expect(texts()).toEqual(['hello', 're: hello']);
});
