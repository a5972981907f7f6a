import type { Database } from '../../../db/database.ts';
import { conversationTopic, type LiveHub } from '../../../live/live-hub.ts';
import {
  findConversationById,
  listMessagesAfter,
  type StoredConversation,
  type StoredMessage,
} from '../../conversations/index.ts';

/** An open page of a talk. */
export type Listener = {
  lastSeq: number;
  /** What it was told last; null before the first word. */
  known: TalkNow | null;
  /** Gets what is new to it; null when the talk is gone. */
  onNews: (news: (TalkNow & { messages: StoredMessage[] }) | null) => void;
};

type TalkNow = Pick<StoredConversation, 'state' | 'language'>;

export type TalkFeeds = {
  /** Tells the listener what it lacks and everything that follows. Returns how to stop. */
  join: (conversation: Pick<StoredConversation, 'id' | 'partnerId'>, listener: Listener) => () => void;
};

type Deps = { db: Database; live: LiveHub; onError: (error: unknown) => void };

/** Also asked without being told, so that a word lost between servers delays a message and never hides it. */
const lookAgainMs = 15_000;

/** What is said in open talks. However many pages show one talk, its news is read once and told to all. */
export function openTalkFeeds({ db, live, onError }: Deps): TalkFeeds {
  const feeds = new Map<string, { listeners: Set<Listener>; look: () => void; stop: () => void }>();
  const openFeed = (conversation: Pick<StoredConversation, 'id' | 'partnerId'>) => {
    const listeners = new Set<Listener>();
    const look = inTurn(async () => {
      const talk = await findConversationById(db, conversation);
      if (!talk) return tell(listeners, null);
      const seen = Math.min(...[...listeners].map(({ lastSeq }) => lastSeq));
      if (listeners.size > 0) tell(listeners, { talk, messages: await listMessagesAfter(db, talk, seen) });
    }, onError);
    const stopHearing = live.hear(conversationTopic(conversation.id), look);
    const again = setInterval(look, lookAgainMs);
    const stop = () => {
      clearInterval(again);
      stopHearing();
      feeds.delete(conversation.id);
    };
    return { listeners, look, stop };
  };
  return {
    join: (conversation, listener) => {
      const feed = feeds.get(conversation.id) ?? openFeed(conversation);
      feeds.set(conversation.id, feed);
      feed.listeners.add(listener);
      feed.look();
      return () => {
        feed.listeners.delete(listener);
        if (feed.listeners.size === 0) feed.stop();
      };
    },
  };
}

function tell(
  listeners: Set<Listener>,
  found: { talk: StoredConversation; messages: StoredMessage[] } | null,
): void {
  for (const listener of listeners) {
    if (!found) {
      listener.onNews(null);
      continue;
    }
    const { state, language } = found.talk;
    const isKnown = listener.known?.state === state && listener.known.language === language;
    const messages = found.messages.filter(({ seq }) => seq > listener.lastSeq);
    if (messages.length === 0 && isKnown) continue;
    listener.known = { state, language };
    listener.lastSeq = messages.at(-1)?.seq ?? listener.lastSeq;
    listener.onNews({ messages, state, language });
  }
}

/** Runs a task one at a time; asked while it runs, it runs once more. */
function inTurn(task: () => Promise<unknown>, onError: (error: unknown) => void): () => void {
  let isRunning = false;
  let isWanted = false;
  const run = async () => {
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await task().catch(onError);
    }
    isRunning = false;
  };
  return () => {
    isWanted = true;
    if (!isRunning) void run();
  };
}
