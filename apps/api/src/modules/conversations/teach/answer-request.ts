import type { ClientRequest } from '@glossa/contracts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { notFound } from '../../../http/http.errors.ts';
import { announce } from '../announce.ts';
import { alreadySettled } from '../conversations.errors.ts';
import {
  insertMessages,
  lockConversationById,
  type StoredConversation,
  updateConversation,
} from '../conversations.store.ts';
import { clientRequests } from '../conversations.table.ts';
import { forgetOpen } from '../domain/forget-open.ts';
import { presentRequest } from '../get-conversation.ts';
import { noteFirstWord, settleOfTalk } from '../request-marks.ts';
import { type ReachOutDeps, reachOut } from './reach-out.ts';

type Place = { partnerId: string; id: string };
type StoredRequest = typeof clientRequests.$inferSelect;

/**
 * Answers one thing that waits for the studio: the client reads it in the talk, the thing is settled, and what was
 * asked is offered to be kept. The bot goes on talking, unless a person was wanted or talks already.
 */
export async function answerRequest(
  deps: ReachOutDeps,
  { partnerId, id }: Place,
  text: string,
): Promise<ClientRequest> {
  const { conversation, answered } = await deps.db.transaction(async (tx) => {
    const talk = await lockTalkOf(tx, { partnerId, id });
    const settled = await settle(tx, { partnerId, id }, { text, now: deps.now() });
    await say(tx, talk, settled, { text, now: deps.now() });
    await deps.deliver?.(tx, talk);
    await reachOut(tx, deps, talk, { question: settled.question, text });
    return { conversation: talk, answered: settled };
  });
  announce(deps, conversation);
  return presentRequest(answered);
}

/** The talk is taken before what waits in it, as everywhere. */
export async function lockTalkOf(tx: Database, { partnerId, id }: Place): Promise<StoredConversation> {
  const [found] = await tx
    .select({ conversationId: clientRequests.conversationId })
    .from(clientRequests)
    .where(and(eq(clientRequests.partnerId, partnerId), eq(clientRequests.id, id)));
  const conversation = found && (await lockConversationById(tx, { partnerId, id: found.conversationId }));
  if (!conversation || conversation.isPreview) throw notFound();
  return conversation;
}

async function settle(
  tx: Database,
  { partnerId, id }: Place,
  { text, now }: { text: string; now: Date },
): Promise<StoredRequest> {
  const open = and(
    eq(clientRequests.partnerId, partnerId),
    eq(clientRequests.id, id),
    isNull(clientRequests.settledAt),
  );
  const [settled] = await tx
    .update(clientRequests)
    .set({ settledAt: now, answer: text })
    .where(open)
    .returning();
  if (!settled) throw alreadySettled();
  if (!isQuestion(settled)) return settled;
  await tx
    .update(clientRequests)
    .set({ keep: 'offered' })
    .where(and(eq(clientRequests.partnerId, partnerId), eq(clientRequests.id, id)));
  return { ...settled, keep: 'offered' };
}

/** Prices have a list of their own, but a question may have been taken for one. */
function isQuestion({ kind, question }: StoredRequest): boolean {
  return (kind === 'question' || kind === 'price' || kind === 'unclear') && question !== '';
}

async function say(
  tx: Database,
  conversation: StoredConversation,
  { kind }: StoredRequest,
  { text, now }: { text: string; now: Date },
): Promise<void> {
  const { partnerId, id } = conversation;
  const seq = conversation.lastSeq + 1;
  await insertMessages(tx, [{ partnerId, conversationId: id, seq, author: 'manager', text, createdAt: now }]);
  const isPersonal = kind === 'person' || conversation.state !== 'bot';
  await updateConversation(tx, conversation, {
    lastSeq: seq,
    dialogState: forgetOpen(conversation.dialogState),
    ...(isPersonal && {
      state: 'manager' as const,
      waitingSince: null,
      lastManagerAt: now,
      pendingSeq: null,
    }),
  });
  if (!isPersonal) return;
  await settleOfTalk(tx, { partnerId, id }, now, ['person', 'photo']);
  await noteFirstWord(tx, { partnerId, id }, now);
}
