import type { ChatMessage } from '@glossa/contracts';
import type { StoredMessage } from './conversations.store.ts';

type Presentable = Pick<
  StoredMessage,
  'id' | 'seq' | 'author' | 'text' | 'clientMessageId' | 'extras' | 'createdAt'
>;

export function presentMessage({
  id,
  seq,
  author,
  text,
  clientMessageId,
  extras,
  createdAt,
}: Presentable): ChatMessage {
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
