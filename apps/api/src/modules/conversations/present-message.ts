import type { ChatMessage } from '@glossa/contracts';
import type { StoredMessage } from './conversations.store.ts';

export function presentMessage({
  id,
  seq,
  author,
  text,
  clientMessageId,
  extras,
  createdAt,
}: StoredMessage): ChatMessage {
  return {
    id,
    seq,
    author,
    text,
    ...(clientMessageId !== null && { clientMessageId }),
    ...extras,
    createdAt: createdAt.toISOString(),
  };
}
