import type { SafeStorage } from './safe-storage.ts';
import { readStoredChat, type StoredChat, writeStoredChat } from './stored-chat.ts';

export type ChatStore = {
  read(): StoredChat;
  /** Reads, changes and writes in one go, so that a tab never overwrites what another one queued. */
  change(step: (chat: StoredChat) => StoredChat): StoredChat;
  /** Calls back when another tab changed this chat. Returns how to stop. */
  onOutsideChange(listener: () => void): () => void;
  isLasting(): boolean;
};

export function createChatStore(chatLinkId: string, storage: SafeStorage, page: Window): ChatStore {
  const key = `glossa.chat.${chatLinkId}`;
  return {
    read: () => readStoredChat(storage.get(key)),
    change(step) {
      const chat = step(readStoredChat(storage.get(key)));
      storage.set(key, writeStoredChat(chat));
      return chat;
    },
    onOutsideChange(listener) {
      const onStorage = (event: StorageEvent) => {
        // A null key means that everything was cleared.
        if (event.key === key || event.key === null) listener();
      };
      page.addEventListener('storage', onStorage);
      return () => page.removeEventListener('storage', onStorage);
    },
    isLasting: storage.isLasting,
  };
}
