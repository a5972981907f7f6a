import type { ChatHistory, Language, Photo } from '@glossa/contracts';
import type { ChatApi } from '../api/api.ts';
import type { Answer } from '../api/failure.ts';
import type { ChatStore } from '../storage/chat-store.ts';
import { emptyChat, type StoredChat } from '../storage/stored-chat.ts';
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
import { listeningPosition } from './listening-position.ts';
import { createLive } from './live.ts';
import { enqueue, forgetPlaces, markStored, remove, retry } from './outbox.ts';
import { createPause } from './pause.ts';
import { createTellLanguage } from './tell-language.ts';
import { watchPage } from './watch-page.ts';

export type ConversationDeps = {
  api: ChatApi;
  store: ChatStore;
  lock: TabLock;
  page: Window;
  newId: () => string;
  /** What browser or an earlier visit tell of the client's language. */
  language: Language | null;
  random: () => number;
};

/** The talk as the page sees it: a state to show and the few things a client can do. Knows no React. */
export type Conversation = {
  getState(): ConversationState;
  subscribe(listener: () => void): () => void;
  /** Begins to listen and to deliver. Returns how to stop listening. */
  start(): () => void;
  send(text: string, photos?: readonly Photo[]): void;
  retry(clientMessageId: string): void;
  /** Takes a message back out of the queue, so that its text can be edited. */
  withdraw(clientMessageId: string): void;
  /** The client reads on in another language, and is answered in it. */
  switchLanguage(language: Language): void;
  /** The client's own right: everything said is gone, here and on the server. False when it could not be done. */
  erase(): Promise<boolean>;
};

export function createConversation(deps: ConversationDeps): Conversation {
  const { api, store, random } = deps;
  const listeners = new Set<() => void>();
  let state = initialConversation(store.read(), deps.language);
  let isStarted = false;

  function dispatch(action: ConversationAction): void {
    state = reduceConversation(state, action);
    for (const listener of listeners) listener();
    live.check();
  }

  /** Words in another language switch as well: cards that stand already follow them. */
  function hear(action: ConversationAction): void {
    const { language: before, messages } = state;
    dispatch(action);
    const hasCards = messages.some(({ quote, booking }) => quote || booking);
    if (hasCards && state.language !== null && state.language !== before) languages.follow(state.language);
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
    changeStore((chat) => (chat.token === token ? { token: null, outbox: forgetPlaces(chat.outbox) } : chat));
  }

  function onHistory(token: string, answer: Answer<ChatHistory>): void {
    if (answer.ok) {
      hear({ type: 'caught-up', token, history: answer.value });
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

  const live = createLive({
    api,
    random,
    pause: createPause(),
    position: () => (isStarted ? listeningPosition(state, deps.page) : null),
    onAnswer(token, answer) {
      if (answer.ok || token === state.token) onHistory(token, answer);
    },
  });

  const courier = createCourier({
    api,
    store,
    lock: deps.lock,
    pause: createPause(),
    random,
    language: () => state.language,
    onStored({ clientMessageId }, { token, seq }) {
      dispatch({ type: 'accepted', token });
      changeStore((chat) => ({ token, outbox: markStored(chat.outbox, clientMessageId, seq) }));
    },
    onDraft: (text) => dispatch({ type: 'drafted', text }),
    onAnswered(item, answer) {
      const { clientMessageId } = item;
      hear({ type: 'answered', own: item, answer });
      const token = answer.conversationToken;
      changeStore((chat) => ({ token, outbox: remove(chat.outbox, clientMessageId) }));
    },
    onForgotten: forget,
    onEnded: (ending) => dispatch({ type: 'ended', ending }),
    onOutboxChange: showStored,
  });

  const languages = createTellLanguage({
    api,
    random,
    pause: createPause(),
    token: () => state.token,
    onReworded(language, history) {
      // What was asked for before the choice and came after it may have named the former language.
      dispatch({ type: 'language', language });
      dispatch({ type: 'reworded', history });
    },
  });

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      isStarted = true;
      showStored();
      live.check();
      catchUp();
      courier.wake();
      const stopWatching = watchPage(deps.page, store, {
        onLeave: live.check,
        onReturn: () => {
          live.hurry();
          showStored();
          catchUp();
          courier.wake();
        },
        onConnection(isOnline) {
          dispatch({ type: 'connection', isOnline });
          if (!isOnline) return;
          live.hurry();
          courier.hurry();
          catchUp();
        },
      });
      return () => {
        isStarted = false;
        stopWatching();
        live.stop();
      };
    },
    send(text, photos = []) {
      languages.leave();
      changeStore((chat) => ({
        ...chat,
        outbox: enqueue(chat.outbox, {
          clientMessageId: deps.newId(),
          text,
          ...(photos.length > 0 && { photos }),
        }),
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
    switchLanguage(language) {
      dispatch({ type: 'language', language });
      languages.tell(language);
    },
    async erase() {
      const { token } = store.read();
      const answer = token === null ? null : await api.eraseConversation(token);
      if (answer?.ok === false && answer.failure.kind !== 'missing') return false;
      dispatch({ type: 'erased' });
      changeStore(() => emptyChat);
      return true;
    },
  };
}
