import type { Outbox, OutboxItem } from '../conversation/outbox.ts';
import { isPhoto } from '../json/is-photo.ts';
import { isRecord } from '../json/is-record.ts';

export type StoredChat = { token: string | null; outbox: Outbox };

const version = 1;

export const emptyChat: StoredChat = { token: null, outbox: [] };

export function writeStoredChat(chat: StoredChat): string {
  return JSON.stringify({ version, ...chat });
}

/** Storage is shared with anything on this origin, so whatever is not ours reads as an empty chat. */
export function readStoredChat(written: string | null): StoredChat {
  const record = parse(written);
  if (!isRecord(record) || record.version !== version) return emptyChat;
  return {
    token: typeof record.token === 'string' && record.token !== '' ? record.token : null,
    outbox: Array.isArray(record.outbox) ? record.outbox.filter(isItem) : [],
  };
}

function isItem(value: unknown): value is OutboxItem {
  return (
    isRecord(value) &&
    typeof value.clientMessageId === 'string' &&
    /^[\w-]{1,64}$/.test(value.clientMessageId) &&
    typeof value.text === 'string' &&
    (value.photos === undefined || (Array.isArray(value.photos) && value.photos.every(isPhoto))) &&
    typeof value.attempts === 'number' &&
    (value.storedSeq === undefined || typeof value.storedSeq === 'number') &&
    (value.refusal === null || typeof value.refusal === 'string')
  );
}

function parse(written: string | null): unknown {
  try {
    return JSON.parse(written ?? 'null');
  } catch {
    return null;
  }
}
