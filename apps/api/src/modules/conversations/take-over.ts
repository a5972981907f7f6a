import type { ChatMessage } from '@glossa/contracts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/http.errors.ts';
import { conversationTopic, partnerTopic } from '../../live/live-hub.ts';
import {
  insertMessages,
  listLastMessages,
  lockConversationById,
  updateConversation,
} from './conversations.store.ts';
import { presentMessage } from './present-message.ts';
import { noteFirstWord, settleOfTalk } from './request-marks.ts';
import type { TalkDeps } from './talk-deps.ts';

type Deps = Pick<TalkDeps, 'db' | 'now' | 'live' | 'deliver'>;
type Place = { partnerId: string; id: string };

/** A person talks from now on; the bot is silent until it is released. */
export async function takeOver(deps: Deps, place: Place): Promise<void> {
  await change(deps, place, async (tx, conversation) => {
    const now = deps.now();
    await updateConversation(tx, conversation, {
      state: 'manager',
      waitingSince: null,
      lastManagerAt: now,
      pendingSeq: null,
    });
    await settleOfTalk(tx, place, now, ['person']);
  });
}

/** The bot answers again, and first of all what was written while the talk was given back. */
export async function release(deps: Deps, place: Place): Promise<void> {
  await change(deps, place, async (tx, conversation) => {
    const now = deps.now();
    const [last] = await listLastMessages(tx, conversation, 1);
    const isFresh = last?.author === 'client' && now.getTime() - last.createdAt.getTime() < justNowMs;
    await updateConversation(tx, conversation, {
      state: 'bot',
      waitingSince: null,
      lastManagerAt: null,
      // Whoever looks for unanswered clients next takes it.
      ...(isFresh && { pendingSeq: last.seq, answeringUntil: now }),
    });
    await settleOfTalk(tx, place, now, ['person']);
  });
}

/** What is older was seen by the person who gives the talk back. */
const justNowMs = 2 * 60_000;

type Words = {
  text: string;
  /** For words that have reached the client already: told under which number they stand, instead of sending them. */
  onSaid?: (tx: Database, seq: number) => Promise<void>;
};

/** A person's message to the client. It takes the talk over where nobody has yet. */
export async function sayAsManager(deps: Deps, place: Place, { text, onSaid }: Words): Promise<ChatMessage> {
  return change(deps, place, async (tx, conversation) => {
    const now = deps.now();
    const seq = conversation.lastSeq + 1;
    const [said] = await insertMessages(tx, [
      { partnerId: place.partnerId, conversationId: place.id, seq, author: 'manager', text, createdAt: now },
    ]);
    if (!said) throw notFound();
    await updateConversation(tx, conversation, {
      state: 'manager',
      lastSeq: seq,
      waitingSince: null,
      lastManagerAt: now,
      pendingSeq: null,
    });
    await settleOfTalk(tx, place, now, ['person', 'photo']);
    await noteFirstWord(tx, place, now);
    if (onSaid) await onSaid(tx, seq);
    else await deps.deliver?.(tx, conversation);
    return presentMessage(said);
  });
}

type Conversation = NonNullable<Awaited<ReturnType<typeof lockConversationById>>>;

async function change<T>(
  { db, live }: Deps,
  place: Place,
  act: (tx: Database, conversation: Conversation) => Promise<T>,
): Promise<T> {
  const result = await db.transaction(async (tx) => {
    const conversation = await lockConversationById(tx, place);
    if (!conversation || conversation.isPreview) throw notFound();
    return act(tx, conversation);
  });
  live.tell(conversationTopic(place.id));
  live.tell(partnerTopic(place.partnerId));
  return result;
}
