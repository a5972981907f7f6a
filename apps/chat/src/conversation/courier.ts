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

/** Carries the outbox to the server: one message at a time, in order, until nothing is left to send. */
export type Courier = {
  wake(): void;
  /** Wakes and gives up the pauses earned by earlier failures: the client asked, or the net is back. */
  hurry(): void;
};

export function createCourier(deps: CourierDeps): Courier {
  let isRunning = false;
  let isWanted = false;

  async function run(): Promise<void> {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await deliverAll(deps);
    }
    isRunning = false;
  }

  return {
    wake: () => void run(),
    hurry() {
      deps.store.change((chat) => ({ ...chat, outbox: forgetAttempts(chat.outbox) }));
      deps.onOutboxChange();
      deps.pause.end();
      void run();
    },
  };
}

async function deliverAll(deps: CourierDeps): Promise<void> {
  let waitMs = await deps.lock(() => deliverNext(deps));
  while (waitMs !== null) {
    if (waitMs > 0) await deps.pause.wait(waitMs);
    waitMs = await deps.lock(() => deliverNext(deps));
  }
}

/** Returns how long to wait before the next message, or null when there is nothing more to do. */
async function deliverNext(deps: CourierDeps): Promise<number | null> {
  const { token, outbox } = deps.store.read();
  const item = nextToSend(outbox);
  if (item === null) return null;
  const { clientMessageId, text } = item;
  const photos = (item.photos ?? []).map(({ id }) => id);
  const message = { token, clientMessageId, text, photos, language: deps.language() };
  const answer = await deps.api.sendMessage(message, {
    onStored: (stored) => deps.onStored(item, stored),
    onDraft: deps.onDraft,
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
