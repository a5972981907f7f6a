import type { SafeStorage } from './safe-storage.ts';

/** What the client has typed and not sent. It survives a reload for as long as the storage does. */
export type Draft = {
  read(): string;
  write(text: string): void;
  /** Calls back with the words another tab sent or cleared. Returns how to stop. */
  onClearedElsewhere(listener: (text: string) => void): () => void;
};

export function createDraft(chatLinkId: string, storage: SafeStorage, page: Window): Draft {
  const key = `glossa.chat.${chatLinkId}.draft`;
  return {
    read: () => storage.get(key) ?? '',
    write: (text) => storage.set(key, text),
    onClearedElsewhere(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key && event.newValue === '') listener(event.oldValue ?? '');
      };
      page.addEventListener('storage', onStorage);
      return () => page.removeEventListener('storage', onStorage);
    },
  };
}
