import { expect, it, vi } from 'vitest';
import type { Conversation } from '../conversation/conversation.ts';
import type { ChatStore } from '../storage/chat-store.ts';
import { followTalk } from './follow-talk.ts';
import type { Host } from './host.ts';

function stage({ isLasting = false, hostTalk = null as string | null } = {}) {
  let tellConversation = () => {};
  let tellHost = () => {};
  let state = {
    messages: [] as { seq: number; author: string }[],
    isLoaded: true,
    token: null as string | null,
  };
  const host = {
    getState: () => ({ isWidget: true, canKeep: true, talk: hostTalk }),
    subscribe: (listener: () => void) => (tellHost = listener),
    tellSaid: vi.fn(),
    keepTalk: vi.fn(),
  };
  const store = {
    isLasting: () => isLasting,
    read: () => ({ token: state.token }),
    adopt: vi.fn((token: string) => {
      state.token = token;
    }),
  };
  const conversation = {
    getState: () => state,
    subscribe: (listener: () => void) => (tellConversation = listener),
  };
  followTalk(conversation as unknown as Conversation, store as unknown as ChatStore, host as unknown as Host);
  return {
    host,
    store,
    hello: () => tellHost(),
    become(next: Partial<typeof state>) {
      state = { ...state, ...next };
      tellConversation();
    },
  };
}

const said = [
  { seq: 1, author: 'client' },
  { seq: 2, author: 'bot' },
];

it('hands the key over where the frame may keep nothing, and takes it back with the talk', () => {
  const { host, become } = stage();
  become({ token: 'key', messages: said });
  become({ token: 'key', messages: said });
  become({ token: null, messages: [] });
  expect(host.keepTalk.mock.calls).toEqual([['key'], [null]]);
  expect(host.tellSaid.mock.calls).toEqual([[2], [0]]);
});

it('keeps the key to itself where the frame can keep it', () => {
  const { host, store, become, hello } = stage({ isLasting: true, hostTalk: 'site key' });
  hello();
  become({ token: 'key', messages: said });
  expect(host.keepTalk).not.toHaveBeenCalled();
  expect(store.adopt).not.toHaveBeenCalled();
});

it('goes on with the talk of another page, unless one has begun here', () => {
  const fresh = stage({ hostTalk: 'site key' });
  fresh.hello();
  fresh.hello();
  expect(fresh.store.adopt.mock.calls).toEqual([['site key']]);
  const begun = stage({ hostTalk: 'site key' });
  begun.become({ token: 'key', messages: said });
  begun.hello();
  expect(begun.store.adopt).not.toHaveBeenCalled();
});

it('says nothing of how far a talk is before it was read', () => {
  const { host, become } = stage();
  become({ token: 'key', isLoaded: false });
  become({ token: 'key', isLoaded: true });
  expect(host.tellSaid).not.toHaveBeenCalled();
});
