import type { SafeStorage } from './safe-storage.ts';
import { readStoredChat, type StoredChat, writeStoredChat } from './stored-chat.ts';

export type ChatStore = {
  read(): StoredChat;
  /** Reads, changes and writes in one go, so that a tab never overwrites what another one queued. */
  change(step: (chat: StoredChat) => StoredChat): StoredChat;
  /** Goes on with a talk whose key came from elsewhere. */
  adopt(token: string): void;
  /** Calls back when another tab or `adopt` changed this chat. Returns how to stop. */
  onOutsideChange(listener: () => void): () => void;
  isLasting(): boolean;
};

export function createChatStore(chatLinkId: string, storage: SafeStorage, page: Window): ChatStore {
  const key = `glossa.chat.${chatLinkId}`;
  const listeners = new Set<() => void>();
  return {
    read: () => readStoredChat(storage.get(key)),
    change(step) {
      const chat = step(readStoredChat(storage.get(key)));
      storage.set(key, writeStoredChat(chat));
      return chat;
    },
    adopt(token) {
      storage.set(key, writeStoredChat({ ...readStoredChat(storage.get(key)), token }));
      for (const listener of listeners) listener();
    },
    onOutsideChange(listener) {
      listeners.add(listener);
      const onStorage = (event: StorageEvent) => {
        // A null key means that everything was cleared.
        if (event.key === key || event.key === null) listener();
      };
      page.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        page.removeEventListener('storage', onStorage);
      };
    },
    isLasting: storage.isLasting,
  };
}
