import type { ChatMessage, Photo } from '@glossa/contracts';

/** A message whose place is known. The page needs neither ids nor times: the number is the order. */
export type PlacedMessage = Pick<
  ChatMessage,
  'seq' | 'author' | 'text' | 'clientMessageId' | 'choices' | 'quote' | 'booking'
> & { photos?: readonly Photo[] | undefined };

/** Joins two lists by sequence number. What the server says now replaces what was known or assumed. */
export function place(
  known: readonly PlacedMessage[],
  incoming: readonly PlacedMessage[],
): readonly PlacedMessage[] {
  if (incoming.length === 0) return known;
  const incomingIds = new Set(incoming.map((message) => message.clientMessageId));
  const bySeq = new Map<number, PlacedMessage>();
  for (const message of known) {
    const isMoved = message.clientMessageId !== undefined && incomingIds.has(message.clientMessageId);
    if (!isMoved) bySeq.set(message.seq, message);
  }
  for (const message of incoming) bySeq.set(message.seq, message);
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq);
}

export function lastSeq(messages: readonly PlacedMessage[]): number {
  return messages.reduce((highest, message) => Math.max(highest, message.seq), 0);
}
