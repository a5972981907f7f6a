import type { Messenger } from '@glossa/contracts';

/** Where a picture lies: under an id to be asked for, or at an address. */
export type MediaPlace = { id: string } | { url: string };

export type Act =
  | { kind: 'text'; text: string }
  /** With what was written under it. */
  | { kind: 'photo'; media: MediaPlace; text: string }
  | { kind: 'voice' }
  | { kind: 'stop' }
  | { kind: 'unsupported' };

/** A client did something. */
export type ClientEvent = {
  kind: 'client';
  chatId: string;
  externalId: string;
  sentAt: string;
  /** Empty where Meta did not say. */
  firstName: string;
  act: Act;
};

/** Somebody or something wrote in the studio's name: a person in the business inbox, or ourselves. */
export type EchoEvent = {
  kind: 'echo';
  chatId: string;
  externalId: string;
  sentAt: string;
  text: string;
  /** What we put on our own messages; null on a person's. */
  key: string | null;
};

export type DeliveryStatus = 'sent' | 'delivered' | 'read' | 'failed';

/** What became of messages of ours. */
export type StatusEvent = {
  kind: 'status';
  chatId: string;
  status: DeliveryStatus;
  /** One message by Meta's id and our key, or all that were sent until then. */
  about: { externalId: string; key: string | null } | { until: string };
  errorCode: number | null;
};

export type MetaEvent = ClientEvent | EchoEvent | StatusEvent;

/** What one account of one studio is told in a call. */
export type AccountEvents = { messenger: Messenger; accountId: string; events: MetaEvent[] };

const ownKey = /^glossa:(\d{1,9})\.(\d{1,3})$/;

/** Our own mark on a message: which one of its talk, and which part of it. */
export function keyOf({ seq, part }: { seq: number; part: number }): string {
  return `glossa:${seq}.${part}`;
}

export function readKey(key: string | null): { seq: number; part: number } | null {
  const read = ownKey.exec(key ?? '');
  return read ? { seq: Number(read[1]), part: Number(read[2]) } : null;
}

const stopWords = /^\/?(?:stop|стоп)[.!]?$/i;

export function textAct(text: string): Act {
  return stopWords.test(text.trim()) ? { kind: 'stop' } : { kind: 'text', text };
}
