import type { SafeStorage } from './safe-storage.ts';

/** What the client has typed and not sent. It survives a reload for as long as the storage does. */
export type Draft = { read(): string; write(text: string): void };

export function createDraft(chatLinkId: string, storage: SafeStorage): Draft {
  const key = `glossa.chat.${chatLinkId}.draft`;
  return {
    read: () => storage.get(key) ?? '',
    write: (text) => storage.set(key, text),
  };
}
