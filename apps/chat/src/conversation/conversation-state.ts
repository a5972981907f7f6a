import type { ChatHistory, Language, SendMessageAnswer } from '@glossa/contracts';
import { type Outbox, type OutboxItem, type OwnMessage, remove } from './outbox.ts';
import { lastSeq, type PlacedMessage, place } from './placed-messages.ts';

export type TalkState = ChatHistory['state'];
export type Ending = 'not_found' | 'bot_paused';

export type ConversationState = {
  token: string | null;
  messages: readonly PlacedMessage[];
  /** Everything up to this number is known. What lies beyond it may have holes. */
  syncedSeq: number;
  /** Own messages the server has, whose place among the others is not known yet. */
  unplaced: readonly OwnMessage[];
  outbox: Outbox;
  /** The beginning of the answer that is being made; null while there is nothing to show of it. */
  draft: string | null;
  talk: TalkState;
  /** The client's language: chosen or heard, whichever came last; null while nothing tells it. */
  language: Language | null;
  isOnline: boolean;
  /** False until the stored history was asked for once, so that a reload shows it without a jump. */
  isLoaded: boolean;
  /** The server no longer knew the earlier conversation, and a new one has begun. */
  wasForgotten: boolean;
  /** The client erased the earlier conversation. */
  wasErased: boolean;
  ending: Ending | null;
};

export type ConversationAction =
  | { type: 'stored'; token: string | null; outbox: Outbox }
  | { type: 'accepted'; token: string }
  | { type: 'drafted'; text: string | null }
  | { type: 'withdrawn'; clientMessageId: string }
  | { type: 'answered'; own: OwnMessage; answer: SendMessageAnswer }
  | { type: 'caught-up'; token: string; history: ChatHistory }
  | { type: 'language'; language: Language }
  | { type: 'reworded'; history: ChatHistory }
  | { type: 'history-unreachable' }
  | { type: 'forgotten' }
  | { type: 'erased' }
  | { type: 'connection'; isOnline: boolean }
  | { type: 'ended'; ending: Ending };

export function reduceConversation(state: ConversationState, action: ConversationAction): ConversationState {
  switch (action.type) {
    case 'stored':
      return adoptStored(state, action.token, action.outbox);
    case 'accepted':
      return underToken(state, action.token);
    case 'drafted':
      return { ...state, draft: action.text };
    case 'withdrawn':
      return { ...state, outbox: remove(state.outbox, action.clientMessageId) };
    case 'answered':
      return placeAnswer(state, action);
    case 'caught-up':
      return action.token === state.token ? placeHistory(state, action.history) : state;
    case 'language':
      return { ...state, language: action.language };
    case 'reworded':
      return placeReworded(state, action.history);
    case 'history-unreachable':
      return { ...state, isLoaded: true };
    case 'forgotten':
      return { ...underToken(state, null), isLoaded: true, wasForgotten: true };
    case 'erased':
      return {
        ...initialConversation(nothingStored, state.language),
        isOnline: state.isOnline,
        wasErased: true,
      };
    case 'connection':
      return { ...state, isOnline: action.isOnline };
    case 'ended':
      return { ...state, ending: action.ending };
  }
}

const nothingStored = { token: null, outbox: [] };

export function initialConversation(
  stored: { token: string | null; outbox: Outbox },
  language: Language | null,
): ConversationState {
  return {
    token: stored.token,
    messages: [],
    syncedSeq: 0,
    unplaced: [],
    outbox: stored.outbox,
    draft: null,
    talk: 'bot',
    language,
    isOnline: true,
    isLoaded: stored.token === null,
    wasForgotten: false,
    wasErased: false,
    ending: null,
  };
}

/** Whether the server holds something this page has not shown in its right place. */
export function isBehind(state: ConversationState): boolean {
  return state.token !== null && (state.unplaced.length > 0 || lastSeq(state.messages) > state.syncedSeq);
}

/** Another tab may have sent what this one queued: such a message is stored, only its place is unknown. */
function adoptStored(before: ConversationState, token: string | null, outbox: Outbox): ConversationState {
  const state = underToken(before, token);
  const kept = new Set(outbox.map((item) => item.clientMessageId));
  const placed = new Set(state.messages.map((message) => message.clientMessageId));
  const gone = state.outbox.filter(
    (item) => !kept.has(item.clientMessageId) && !placed.has(item.clientMessageId),
  );
  const unplaced = [...state.unplaced, ...gone.map(asOwn)];
  return { ...state, outbox, unplaced: token === null ? [] : unplaced };
}

/**
 * The answer holds what follows the client's own message, so that one stands right before it. Where
 * the numbers join what is known, nothing is missing; else the next catch-up fills the hole.
 */
function placeAnswer(
  before: ConversationState,
  action: Extract<ConversationAction, { type: 'answered' }>,
): ConversationState {
  const { answer } = action;
  const said = asOwn(action.own);
  const { clientMessageId } = said;
  const state = { ...underToken(before, answer.conversationToken), draft: null };
  const outbox = remove(state.outbox, clientMessageId);
  const first = answer.messages[0];
  const isPlaced = state.messages.some((message) => message.clientMessageId === clientMessageId);
  const storedSeq = state.outbox.find((item) => item.clientMessageId === clientMessageId)?.storedSeq;
  if (first === undefined) {
    const unplaced = isPlaced ? state.unplaced : [...state.unplaced, said];
    return { ...state, outbox, unplaced, ...talkOf(answer), isLoaded: true };
  }
  const seq = storedSeq ?? first.seq - 1;
  const own: PlacedMessage[] = isPlaced ? [] : [{ ...said, seq, author: 'client' }];
  const burst = outbox.flatMap((item) => storedBefore(first.seq, state, item));
  const messages = place(state.messages, [...own, ...burst, ...answer.messages]);
  const syncedSeq = joinedSeq(messages, state.syncedSeq);
  return { ...state, outbox, messages, syncedSeq, ...talkOf(answer), isLoaded: true };
}

/** What was said in the same go is answered by the same words, so it stands above them at once. */
function storedBefore(replySeq: number, state: ConversationState, item: OutboxItem): PlacedMessage[] {
  const { storedSeq: seq, clientMessageId } = item;
  const isKnown = state.messages.some((message) => message.clientMessageId === clientMessageId);
  if (seq === undefined || seq > replySeq || isKnown) return [];
  return [{ ...asOwn(item), seq, author: 'client' }];
}

/** The last number up to which nothing is missing. */
function joinedSeq(messages: readonly PlacedMessage[], syncedSeq: number): number {
  const known = new Set(messages.map(({ seq }) => seq));
  let joined = syncedSeq;
  while (known.has(joined + 1)) joined += 1;
  return joined;
}

/** Without what only the queue needs. */
function asOwn({ clientMessageId, text, photos }: OwnMessage): OwnMessage {
  return { clientMessageId, text, ...(photos && { photos }) };
}

function placeHistory(state: ConversationState, history: ChatHistory): ConversationState {
  const messages = place(state.messages, history.messages);
  const syncedSeq = Math.max(state.syncedSeq, lastSeq(history.messages));
  return { ...state, messages, syncedSeq, unplaced: [], ...talkOf(history), isLoaded: true };
}

/** Only what is known is said anew: whatever else came meanwhile arrives on its own way. */
function placeReworded(state: ConversationState, history: ChatHistory): ConversationState {
  const known = history.messages.filter(({ seq }) => seq <= state.syncedSeq);
  return { ...state, messages: place(state.messages, known) };
}

function talkOf({ state: talk, language }: ChatHistory): Pick<ConversationState, 'talk' | 'language'> {
  return { talk, language };
}

/** Sequence numbers mean nothing in another conversation, so what was shown goes with its token. */
function underToken(state: ConversationState, token: string | null): ConversationState {
  if (token === state.token) return state;
  const isFirst = state.token === null;
  return {
    ...state,
    token,
    messages: [],
    syncedSeq: 0,
    unplaced: isFirst ? state.unplaced : [],
    draft: null,
    talk: 'bot',
  };
}
