import type { ChatHistory } from '@glossa/contracts';
import type { Answer, ChatApi } from '../api/api.ts';
import type { ChatStore } from '../storage/chat-store.ts';
import type { StoredChat } from '../storage/stored-chat.ts';
import type { TabLock } from '../storage/tab-lock.ts';
import { createCatchUp } from './catch-up.ts';
import {
  type ConversationAction,
  type ConversationState,
  initialConversation,
  isBehind,
  reduceConversation,
} from './conversation-state.ts';
import { createCourier } from './courier.ts';
import { enqueue, remove, retry } from './outbox.ts';
import { createPause } from './pause.ts';
import { watchPage } from './watch-page.ts';

export type ConversationDeps = {
  api: ChatApi;
  store: ChatStore;
  lock: TabLock;
  page: Window;
  newId: () => string;
  random: () => number;
};

/** The talk as the page sees it: a state to show and the few things a client can do. Knows no React. */
export type Conversation = {
  getState(): ConversationState;
  subscribe(listener: () => void): () => void;
  /** Begins to listen and to deliver. Returns how to stop listening. */
  start(): () => void;
  send(text: string): void;
  retry(clientMessageId: string): void;
  /** Takes a message back out of the queue, so that its text can be edited. */
  withdraw(clientMessageId: string): void;
};

export function createConversation(deps: ConversationDeps): Conversation {
  const { api, store, random } = deps;
  const listeners = new Set<() => void>();
  let state = initialConversation(store.read());

  function dispatch(action: ConversationAction): void {
    state = reduceConversation(state, action);
    for (const listener of listeners) listener();
  }

  function changeStore(step: (chat: StoredChat) => StoredChat): void {
    store.change(step);
    showStored();
  }

  function showStored(): void {
    const tokenBefore = state.token;
    dispatch({ type: 'stored', ...store.read() });
    if (state.token !== tokenBefore || isBehind(state)) catchUp();
  }

  function forget(token: string): void {
    dispatch({ type: 'forgotten' });
    changeStore((chat) => ({ ...chat, token: chat.token === token ? null : chat.token }));
  }

  function onHistory(token: string, answer: Answer<ChatHistory>): void {
    if (answer.ok) {
      dispatch({ type: 'caught-up', token, history: answer.value });
      return;
    }
    dispatch({ type: 'history-unreachable' });
    if (answer.failure.kind !== 'missing') return;
    if (answer.failure.code === 'not_found') forget(token);
    else dispatch({ type: 'ended', ending: answer.failure.code });
  }

  const catchUp = createCatchUp({
    api,
    random,
    pause: createPause(),
    position: () => (state.token === null ? null : { token: state.token, after: state.syncedSeq }),
    onAnswer: onHistory,
  });

  const courier = createCourier({
    api,
    store,
    lock: deps.lock,
    pause: createPause(),
    random,
    onAnswered({ clientMessageId, text }, answer) {
      dispatch({ type: 'answered', clientMessageId, text, answer });
      const token = answer.conversationToken;
      changeStore((chat) => ({ token, outbox: remove(chat.outbox, clientMessageId) }));
    },
    onForgotten: forget,
    onEnded: (ending) => dispatch({ type: 'ended', ending }),
    onOutboxChange: showStored,
  });

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      catchUp();
      courier.wake();
      return watchPage(deps.page, store, {
        onReturn: () => {
          showStored();
          catchUp();
          courier.wake();
        },
        onConnection(isOnline) {
          dispatch({ type: 'connection', isOnline });
          if (!isOnline) return;
          courier.hurry();
          catchUp();
        },
      });
    },
    send(text) {
      changeStore((chat) => ({
        ...chat,
        outbox: enqueue(chat.outbox, { clientMessageId: deps.newId(), text }),
      }));
      courier.wake();
    },
    retry(clientMessageId) {
      changeStore((chat) => ({ ...chat, outbox: retry(chat.outbox, clientMessageId) }));
      courier.hurry();
    },
    withdraw(clientMessageId) {
      dispatch({ type: 'withdrawn', clientMessageId });
      changeStore((chat) => ({ ...chat, outbox: remove(chat.outbox, clientMessageId) }));
    },
  };
}
