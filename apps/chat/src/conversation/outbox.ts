// Messages the client wrote that the server has not acknowledged yet, oldest first. The list is plain
// JSON because it survives reloads, and every change is a pure step because two tabs share it.

import type { Photo } from '@glossa/contracts';

export type OutboxItem = {
  clientMessageId: string;
  text: string;
  photos?: readonly Photo[];
  /** Sends that ended without an answer. The message may have arrived, so its id never changes. */
  attempts: number;
  /** Its place among the others, once the server has it: sent, and only the answer is outstanding. */
  storedSeq?: number;
  /** The code the server refused it with. It then waits for the client to retry or edit it. */
  refusal: string | null;
};

export type Outbox = readonly OutboxItem[];
export type OwnMessage = Pick<OutboxItem, 'clientMessageId' | 'text' | 'photos'>;

export function enqueue(outbox: Outbox, message: OwnMessage): Outbox {
  if (outbox.some((item) => item.clientMessageId === message.clientMessageId)) return outbox;
  return [...outbox, { ...message, attempts: 0, refusal: null }];
}

/** Strictly in order: a message that got no answer holds back the ones behind it, a refused one does not. */
export function nextToSend(outbox: Outbox): OutboxItem | null {
  return outbox.find((item) => item.refusal === null) ?? null;
}

export function markUnanswered(outbox: Outbox, clientMessageId: string): Outbox {
  return change(outbox, clientMessageId, (item) => ({ ...item, attempts: item.attempts + 1 }));
}

export function markRefused(outbox: Outbox, clientMessageId: string, refusal: string): Outbox {
  return change(outbox, clientMessageId, (item) => ({ ...item, refusal }));
}

export function markStored(outbox: Outbox, clientMessageId: string, storedSeq: number): Outbox {
  return change(outbox, clientMessageId, (item) => ({ ...item, storedSeq }));
}

/** In another conversation nothing of it is stored. */
export function forgetPlaces(outbox: Outbox): Outbox {
  return outbox.map(({ storedSeq: _, ...item }) => item);
}

export function remove(outbox: Outbox, clientMessageId: string): Outbox {
  return outbox.filter((item) => item.clientMessageId !== clientMessageId);
}

export function retry(outbox: Outbox, clientMessageId: string): Outbox {
  return change(outbox, clientMessageId, (item) => ({ ...item, attempts: 0, refusal: null }));
}

/** A new connection deserves a fresh start: the long pauses belonged to the old one. */
export function forgetAttempts(outbox: Outbox): Outbox {
  return outbox.some((item) => item.attempts > 0) ? outbox.map((item) => ({ ...item, attempts: 0 })) : outbox;
}

function change(outbox: Outbox, clientMessageId: string, step: (item: OutboxItem) => OutboxItem): Outbox {
  return outbox.map((item) => (item.clientMessageId === clientMessageId ? step(item) : item));
}
