import { keepOwn } from './keep-own.ts';
import type { SafeStorage } from './safe-storage.ts';
import { readStoredChat, type StoredChat, writeStoredChat } from './stored-chat.ts';

export type ChatStore = {
  read(): StoredChat;
  /** Reads, changes and writes in one go; what another tab wrote over in between is put back by the one that queued it. */
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
  const own = keepOwn();
  const read = () => own.among(readStoredChat(storage.get(key)));
  return {
    read,
    change(step) {
      const before = read();
      const chat = step(before);
      own.note(before, chat);
      storage.set(key, writeStoredChat(chat));
      return chat;
    },
    adopt(token) {
      storage.set(key, writeStoredChat({ ...read(), token }));
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
