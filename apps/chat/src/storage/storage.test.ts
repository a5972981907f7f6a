import { beforeEach, describe, expect, it } from 'vitest';
import { type ChatStore, createChatStore } from './chat-store.ts';
import { createDraft } from './draft.ts';
import { createSafeStorage } from './safe-storage.ts';
import { readStoredChat, type StoredChat, writeStoredChat } from './stored-chat.ts';

const item = { clientMessageId: 'a', text: 'hi', attempts: 1, refusal: null };
const open = () => window.localStorage;
const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

const idsIn = (store: ChatStore | undefined) =>
  store?.read().outbox.map(({ clientMessageId }) => clientMessageId);

beforeEach(() => window.localStorage.clear());

describe('safe storage', () => {
  it('keeps values in the browser when it can', () => {
    createSafeStorage(open).set('key', 'value');
    const later = createSafeStorage(open);
    expect(later.get('key')).toBe('value');
    expect(later.isLasting()).toBe(true);
  });

  it('falls back to memory where storage throws on the look alone', () => {
    const storage = createSafeStorage(blocked);
    storage.set('key', 'value');
    expect(storage.get('key')).toBe('value');
    expect(storage.isLasting()).toBe(false);
  });

  it('falls back to memory where storage is full, and lasts again once there is room', () => {
    let isFull = false;
    const storage = createSafeStorage(() => {
      if (isFull) throw new DOMException('Full', 'QuotaExceededError');
      return window.localStorage;
    });
    storage.set('key', 'old');
    isFull = true;
    storage.set('key', 'new');
    expect(storage.get('key')).toBe('new');
    expect(storage.isLasting()).toBe(false);
    isFull = false;
    storage.set('key', 'newer');
    expect(window.localStorage.getItem('key')).toBe('newer');
    expect(storage.isLasting()).toBe(true);
  });
});

describe('stored chat', () => {
  it('comes back as it was written', () => {
    const chat = { token: 'T', outbox: [item] };
    expect(readStoredChat(writeStoredChat(chat))).toEqual(chat);
  });

  it.each([
    null,
    '',
    '{"version":1',
    '[]',
    'null',
    '"text"',
    '{"version":2,"token":"T","outbox":[]}',
    '{"version":1,"token":7,"outbox":"x"}',
    '{"version":1,"token":"","outbox":[null,7,{"clientMessageId":"a b","text":"x","attempts":0,"refusal":null}]}',
  ])('reads %j as an empty chat', (written) => {
    expect(readStoredChat(written)).toEqual({ token: null, outbox: [] });
  });
});

describe('chat store', () => {
  it('puts back what another tab wrote over in the same moment, until it takes it out itself', () => {
    const [one, other] = [1, 2].map(() => createChatStore('link', createSafeStorage(open), window));
    const queue = (clientMessageId: string) => (chat: StoredChat) => ({
      ...chat,
      outbox: [...chat.outbox, { ...item, clientMessageId }],
    });
    one?.change((chat) => {
      other?.change(queue('b'));
      return queue('a')(chat);
    });
    expect(idsIn(one)).toEqual(['a']);
    expect(idsIn(other)).toEqual(['a', 'b']);
    other?.change((chat) => ({ ...chat, outbox: [] }));
    expect(idsIn(other)).toEqual([]);
    expect(idsIn(one)).toEqual(['a']);
  });

  it('brings nothing back into a talk that another tab erased', () => {
    const [one, other] = [1, 2].map(() => createChatStore('link', createSafeStorage(open), window));
    one?.change(() => ({ token: 'T', outbox: [item] }));
    other?.change(() => ({ token: null, outbox: [] }));
    expect(idsIn(one)).toEqual([]);
  });

  it('never overwrites what another tab queued', () => {
    const one = createChatStore('link', createSafeStorage(open), window);
    const other = createChatStore('link', createSafeStorage(open), window);
    one.change((chat) => ({ ...chat, outbox: [...chat.outbox, item] }));
    other.change((chat) => ({ ...chat, outbox: [...chat.outbox, { ...item, clientMessageId: 'b' }] }));
    expect(one.read().outbox.map(({ clientMessageId }) => clientMessageId)).toEqual(['a', 'b']);
  });

  it('keeps the chats of two links apart', () => {
    const storage = createSafeStorage(open);
    createChatStore('one', storage, window).change((chat) => ({ ...chat, token: 'T' }));
    expect(createChatStore('two', storage, window).read().token).toBeNull();
  });

  it.each([
    ['glossa.chat.link', 1],
    [null, 1],
    ['glossa.chat.other', 0],
  ])('hears of a change under the key %s', (key, calls) => {
    let heard = 0;
    const stop = createChatStore('link', createSafeStorage(open), window).onOutsideChange(() => {
      heard += 1;
    });
    window.dispatchEvent(new StorageEvent('storage', { key }));
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(heard).toBe(calls);
  });
});

it('brings a draft back after a reload', () => {
  createDraft('link', createSafeStorage(open), window).write('half a sen');
  expect(createDraft('link', createSafeStorage(open), window).read()).toBe('half a sen');
});

it.each([
  ['glossa.chat.link.draft', '', ['half a sen']],
  ['glossa.chat.link.draft', 'half a sent', []],
  ['glossa.chat.other.draft', '', []],
])('hears of words sent or cleared in another tab (%s, now "%s")', (key, newValue, expected) => {
  const cleared: string[] = [];
  const draft = createDraft('link', createSafeStorage(open), window);
  const stop = draft.onClearedElsewhere((text) => cleared.push(text));
  const event = { key, oldValue: 'half a sen', newValue };
  window.dispatchEvent(new StorageEvent('storage', event));
  stop();
  window.dispatchEvent(new StorageEvent('storage', event));
  expect(cleared).toEqual(expected);
});
