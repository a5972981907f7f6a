import type { ConversationState } from './conversation-state.ts';
import { nextToSend, type OutboxItem, type OwnMessage } from './outbox.ts';
import type { PlacedMessage } from './placed-messages.ts';

export type Delivery =
  | { kind: 'sent' }
  | { kind: 'sending' }
  | { kind: 'waiting' }
  | { kind: 'refused'; code: string };

export type TimelineRow = {
  key: string;
  author: PlacedMessage['author'];
  text: string;
  delivery: Delivery;
  quote?: PlacedMessage['quote'];
  booking?: PlacedMessage['booking'];
  photos?: PlacedMessage['photos'];
  /** The last of several bubbles in a row by the same author: it alone carries the tail. */
  endsGroup: boolean;
};

/** Everything the page shows, in order: greeting, placed messages, then what is still on its way. */
export function listTimeline(state: ConversationState, greeting: string): TimelineRow[] {
  const rows = [
    ...greetingRows(state, greeting),
    ...state.messages.map((message, i) => placedRow(withBookingState(message, state.messages.slice(i + 1)))),
    ...state.unplaced.map((message) => ownRow(message, { kind: 'sent' })),
    ...state.outbox
      .filter((item) => findPlaced(state, item) === undefined)
      .map((item) => ownRow(item, deliveryOf(item, isStuck(state)))),
    ...draftRows(state),
  ];
  return rows.map((row, i) => ({ ...row, endsGroup: rows[i + 1]?.author !== row.author }));
}

/** Choices belong to the last word of the studio. Once the client has answered they are history. */
export function listChoices(state: ConversationState, opening: readonly string[]): readonly string[] {
  if (listUnanswered(state).length > 0 || state.unplaced.length > 0) return [];
  const last = state.messages.at(-1);
  if (last === undefined) return opening;
  return last.author === 'client' ? [] : (last.choices ?? []);
}

/** The assistant is at work from the moment a message leaves. A person types in their own time. */
export function isAssistantTyping(state: ConversationState): boolean {
  const item = nextToSend(listUnanswered(state));
  if (item === null || state.talk === 'manager') return false;
  return item.storedSeq === undefined ? !isStuck(state) : state.isOnline;
}

function listUnanswered(state: ConversationState): readonly OutboxItem[] {
  return state.outbox.filter((item) => !isAnswered(state, item));
}

/** What is said elsewhere may arrive before the answer to one's own call does. */
function isAnswered(state: ConversationState, item: OutboxItem): boolean {
  const placed = findPlaced(state, item);
  return (
    placed !== undefined && state.messages.some(({ seq, author }) => seq > placed.seq && author !== 'client')
  );
}

function findPlaced(state: ConversationState, item: OutboxItem): PlacedMessage | undefined {
  return state.messages.find(({ clientMessageId }) => clientMessageId === item.clientMessageId);
}

/** A server that stores its greeting has it in the history, and once is enough. */
function greetingRows(state: ConversationState, greeting: string): TimelineRow[] {
  const first = state.messages[0];
  const isStored = first !== undefined && first.author === 'bot' && first.text === greeting;
  if (isStored || greeting === '') return [];
  return [{ key: 'greeting', author: 'bot', text: greeting, delivery: { kind: 'sent' }, endsGroup: true }];
}

/** The answer as far as it is there. It has the key its message will have, so that it grows and is not replaced. */
function draftRows(state: ConversationState): TimelineRow[] {
  if (state.draft === null || !isAssistantTyping(state)) return [];
  const answersSeq = Math.max(0, ...state.outbox.map(({ storedSeq = 0 }) => storedSeq));
  const key = `seq-${answersSeq + 1}`;
  return [{ key, author: 'bot', text: state.draft, delivery: { kind: 'sent' }, endsGroup: true }];
}

/** What is said later about the same booking is what holds. */
function withBookingState(message: PlacedMessage, later: readonly PlacedMessage[]): PlacedMessage {
  const { booking } = message;
  if (booking === undefined || booking.state === 'CANCELLED') return message;
  const newer = later.findLast((other) => other.booking?.eventId === booking.eventId)?.booking;
  if (newer === undefined) return message;
  return { ...message, booking: { ...booking, state: newer.state === 'CANCELLED' ? 'CANCELLED' : 'MOVED' } };
}

function placedRow(message: PlacedMessage): TimelineRow {
  const { seq, author, text, clientMessageId, quote, booking, photos } = message;
  const key = clientMessageId ?? `seq-${seq}`;
  return { key, author, text, delivery: { kind: 'sent' }, quote, booking, photos, endsGroup: true };
}

function ownRow({ clientMessageId: key, text, photos }: OwnMessage, delivery: Delivery): TimelineRow {
  return { key, author: 'client', text, delivery, photos, endsGroup: true };
}

function deliveryOf(item: OutboxItem, isQueueStuck: boolean): Delivery {
  if (item.refusal !== null) return { kind: 'refused', code: item.refusal };
  if (item.storedSeq !== undefined) return { kind: 'sent' };
  return { kind: isQueueStuck ? 'waiting' : 'sending' };
}

/** The first message holds back the others, so what became of it is true of all of them. */
function isStuck(state: ConversationState): boolean {
  return !state.isOnline || (nextToSend(state.outbox)?.attempts ?? 0) > 0;
}
