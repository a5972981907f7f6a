import type { Language, SendMessageAnswer } from '@glossa/contracts';
import type { ChatApi } from '../api/api.ts';
import type { Failure } from '../api/failure.ts';
import type { Stored } from '../api/read-turn.ts';
import type { ChatStore } from '../storage/chat-store.ts';
import type { TabLock } from '../storage/tab-lock.ts';
import { backoffMs } from './backoff.ts';
import type { Ending } from './conversation-state.ts';
import { forgetAttempts, markRefused, markUnanswered, nextToSend, type OutboxItem } from './outbox.ts';
import type { Pause } from './pause.ts';

export type CourierDeps = {
  api: ChatApi;
  store: ChatStore;
  lock: TabLock;
  pause: Pause;
  random: () => number;
  /** In which language the page is read now. */
  language(): Language | null;
  onStored(item: OutboxItem, stored: Stored): void;
  /** The beginning of the answer; null where nothing comes of it. */
  onDraft(text: string | null): void;
  onAnswered(item: OutboxItem, answer: SendMessageAnswer): void;
  onForgotten(token: string): void;
  onEnded(ending: Ending): void;
  onOutboxChange(): void;
};

/**
 * Carries the outbox to the server in order, until nothing is left to send. The next message leaves as soon as the one
 * before it is stored, not only when it is answered: what a client writes in three goes is then answered once.
 */
export type Courier = {
  wake(): void;
  /** Wakes and gives up the pauses earned by earlier failures: the client asked, or the net is back. */
  hurry(): void;
};

/** Browsers have few lines to one server, and the page needs some for other things. */
const mostAwaiting = 4;

export function createCourier(deps: CourierDeps): Courier {
  /** Stored, and this tab waits for the answer. */
  const awaiting = new Set<string>();
  /** Sent from here at least once. What another tab has sent and stored is that tab's to wait for. */
  const own = new Set<string>();
  /** At first, and when the net is back, nobody knows whether that tab is still there. */
  let takesAll = true;
  let isRunning = false;
  let isWanted = false;
  let restMs = 0;

  async function run(): Promise<void> {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await deliverAll();
    }
    isRunning = false;
  }

  async function deliverAll(): Promise<void> {
    for (;;) {
      const pauseMs = restMs;
      restMs = 0;
      if (pauseMs > 0) await deps.pause.wait(pauseMs);
      const waitMs = await deps.lock(deliverNext);
      if (waitMs === null) return;
      restMs = Math.max(restMs, waitMs);
    }
  }

  /** Returns how long to wait before the next message, or null when there is nothing more to do for now. */
  async function deliverNext(): Promise<number | null> {
    const { token, outbox } = deps.store.read();
    const isFree = ({ clientMessageId: id, storedSeq }: OutboxItem) =>
      !awaiting.has(id) && (storedSeq === undefined || takesAll || own.has(id));
    const item = nextToSend(outbox.filter(isFree));
    if (item === null) takesAll = false;
    if (item === null || awaiting.size >= mostAwaiting) return null;
    own.add(item.clientMessageId);
    let isStored = false;
    return new Promise((resolve) => {
      const onStored = () => {
        isStored = true;
        awaiting.add(item.clientMessageId);
        resolve(0);
      };
      void carry(deps, item, { token, onStored }).then((waitMs) => {
        awaiting.delete(item.clientMessageId);
        if (!isStored) return resolve(waitMs);
        if (waitMs === null) return;
        restMs = Math.max(restMs, waitMs);
        void run();
      });
    });
  }

  return {
    wake: () => void run(),
    hurry() {
      deps.store.change((chat) => ({ ...chat, outbox: forgetAttempts(chat.outbox) }));
      deps.onOutboxChange();
      takesAll = true;
      restMs = 0;
      deps.pause.end();
      void run();
    },
  };
}

/** Sends one message and waits for its answer. Returns how long to rest before the next, null where all is over. */
async function carry(
  deps: CourierDeps,
  item: OutboxItem,
  { token, onStored }: { token: string | null; onStored: () => void },
): Promise<number | null> {
  const { clientMessageId, text } = item;
  const photos = (item.photos ?? []).map(({ id }) => id);
  const message = { token, clientMessageId, text, photos, language: deps.language() };
  const answer = await deps.api.sendMessage(message, {
    onStored: (stored) => {
      // What was begun of an answer to the words before is given up for one to all of them.
      deps.onDraft(null);
      deps.onStored(item, stored);
      onStored();
    },
    onDraft: (begun) => deps.onDraft(begun || null),
  });
  if (!answer.ok) {
    deps.onDraft(null);
    return settleFailure(deps, { item, token, failure: answer.failure });
  }
  deps.onAnswered(item, answer.value);
  return 0;
}

function settleFailure(
  deps: CourierDeps,
  attempt: { item: OutboxItem; token: string | null; failure: Failure },
): number | null {
  const { item, token, failure } = attempt;
  switch (failure.kind) {
    case 'unreachable':
    case 'busy': {
      deps.store.change((chat) => ({ ...chat, outbox: markUnanswered(chat.outbox, item.clientMessageId) }));
      deps.onOutboxChange();
      const pauseMs = backoffMs(item.attempts + 1, deps.random());
      return failure.kind === 'busy' ? Math.max(pauseMs, failure.retryAfterMs ?? 0) : pauseMs;
    }
    case 'missing':
      if (failure.code === 'not_found' && token !== null) {
        deps.onForgotten(token);
        return 0;
      }
      deps.onEnded(failure.code);
      return null;
    case 'refused':
      deps.store.change((chat) => ({
        ...chat,
        outbox: markRefused(chat.outbox, item.clientMessageId, failure.code),
      }));
      deps.onOutboxChange();
      return 0;
  }
}
