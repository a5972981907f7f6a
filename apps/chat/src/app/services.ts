import { type ChatApi, createChatApi } from '../api/api.ts';
import { type Conversation, createConversation } from '../conversation/conversation.ts';
import { newMessageId } from '../conversation/new-message-id.ts';
import { createChatStore } from '../storage/chat-store.ts';
import { createDraft, type Draft } from '../storage/draft.ts';
import { createSafeStorage, type SafeStorage } from '../storage/safe-storage.ts';
import { createTabLock } from '../storage/tab-lock.ts';

/** Everything behind the screens, built once by hand. */
export type Services = { api: ChatApi; conversation: Conversation; draft: Draft; storage: SafeStorage };

export function createServices(chatLinkId: string, page: Window): Services {
  const storage = createSafeStorage(() => page.localStorage);
  const api = createChatApi(chatLinkId, (input, init) => page.fetch(input, init));
  const conversation = createConversation({
    api,
    page,
    store: createChatStore(chatLinkId, storage, page),
    lock: createTabLock(`glossa.chat.${chatLinkId}`, findLocks(page)),
    newId: () => newMessageId(page.crypto),
    random: Math.random,
  });
  return { api, conversation, draft: createDraft(chatLinkId, storage), storage };
}

/** Older browsers have no locks, plain http neither, and a sandboxed frame throws on the look alone. */
function findLocks(page: Window): LockManager | undefined {
  try {
    return page.navigator.locks;
  } catch {
    return undefined;
  }
}
