import type { KnowledgeEntry } from '@glossa/contracts';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { notFound } from '../../../http/http.errors.ts';
import { answerBuiltIn } from '../../assistant/index.ts';
import { addKnowledge } from '../../partners/index.ts';
import { findConversationById } from '../conversations.store.ts';
import { clientRequests } from '../conversations.table.ts';
import { gatherFacts } from '../gather-facts.ts';
import type { TalkDeps } from '../talk-deps.ts';

type Place = { partnerId: string; id: string };
type StoredRequest = typeof clientRequests.$inferSelect;

/** Keeps an answer for next time, or for this client only. Gives what the bot says to the same question from now on. */
export async function keepAnswer(
  deps: TalkDeps,
  place: Place,
  entry: KnowledgeEntry | null,
): Promise<string | null> {
  const request = await deps.db.transaction(async (tx) => {
    const marked = await mark(tx, place, entry === null ? 'declined' : 'kept');
    if (entry) await addKnowledge(tx, place.partnerId, entry);
    return marked;
  });
  return entry === null ? null : askAgain(deps, request);
}

/** An answered question as it would be kept when nobody changes a word of it. */
export async function keepAsAnswered(deps: TalkDeps, place: Place): Promise<void> {
  const [request] = await deps.db.select().from(clientRequests).where(answeredAt(place));
  if (!request) throw notFound();
  const { topic, question, answer } = request;
  await keepAnswer(deps, place, topic === 'own' ? { topic, question, answer } : { topic, answer });
}

async function mark(tx: Database, place: Place, keep: 'kept' | 'declined'): Promise<StoredRequest> {
  const [marked] = await tx.update(clientRequests).set({ keep }).where(answeredAt(place)).returning();
  if (!marked) throw notFound();
  return marked;
}

function answeredAt({ partnerId, id }: Place) {
  return and(
    eq(clientRequests.partnerId, partnerId),
    eq(clientRequests.id, id),
    isNotNull(clientRequests.keep),
  );
}

/** The same words as the first of a new talk. */
async function askAgain(deps: TalkDeps, request: StoredRequest): Promise<string | null> {
  const { partnerId, conversationId, question } = request;
  const conversation = await findConversationById(deps.db, { partnerId, id: conversationId });
  const bot = conversation && (await deps.findBot(deps.db, partnerId, conversation.botId));
  if (!bot || question === '') return null;
  const { turn } = await gatherFacts(deps.db, deps, { bot, conversation });
  const asked = { ...turn, dialogState: null, text: question, history: [], proposal: null };
  return answerBuiltIn(asked, deps.onDefect).reply.text;
}
