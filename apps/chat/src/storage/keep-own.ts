import type { OutboxItem } from '../conversation/outbox.ts';
import { emptyChat, type StoredChat } from './stored-chat.ts';

export type OwnItems = {
  /** The stored chat with what this tab queued and another one wrote over. */
  among(chat: StoredChat): StoredChat;
  /** Learns from a change of this tab what it queued and what it took out. */
  note(before: StoredChat, after: StoredChat): void;
};

/**
 * Two tabs write to one place of the browser, and neither may have seen what the other queued a moment ago. A tab remembers
 * what it queued until it takes it out itself, and puts it back where it is missing: the server takes each message once.
 */
export function keepOwn(): OwnItems {
  const own = new Map<string, OutboxItem>();
  let token: string | null = null;
  return {
    among(chat) {
      if (token !== null && isErased(chat)) own.clear();
      token = chat.token;
      const lost = [...own.values()].filter((item) => !holds(chat, item));
      return lost.length === 0 ? chat : { ...chat, outbox: [...chat.outbox, ...lost] };
    },
    note(before, after) {
      token = after.token;
      for (const item of after.outbox)
        if (own.has(item.clientMessageId) || !holds(before, item)) own.set(item.clientMessageId, item);
      for (const item of own.values()) if (!holds(after, item)) own.delete(item.clientMessageId);
    },
  };
}

function holds({ outbox }: StoredChat, { clientMessageId }: OutboxItem): boolean {
  return outbox.some((item) => item.clientMessageId === clientMessageId);
}

/** The client erased the talk, here or in another tab: nothing of it comes back. */
function isErased({ token, outbox }: StoredChat): boolean {
  return token === emptyChat.token && outbox.length === 0;
}
