import { findBot } from '../../bots/index.ts';
import {
  findConversationById,
  listMessagesAfter,
  presentMessage,
  type StoredConversation,
  type StoredMessage,
  timeSending,
} from '../../conversations/index.ts';
import { backOff } from './back-off.ts';
import { type Chat, findChat, updateChat } from './chats.store.ts';
import { type Connection, findConnectionById, updateConnection } from './connections.store.ts';
import { chatJobOf } from './enqueue-talk.ts';
import { findWay } from './find-way.ts';
import { type Part, toParts } from './format/to-parts.ts';
import type { GraphClient } from './graph-client.ts';
import { holdBack } from './hold-back.ts';
import type { MetaDeps } from './meta-deps.ts';
import { type DeliveryJob, enqueueDelivery } from './meta-jobs.ts';
import { noteTrouble } from './note-trouble.ts';
import { openClient } from './open-client.ts';
import type { Refusal } from './read-graph-error.ts';
import { sendPart, type Way } from './send-part.ts';
import { claimPart, hasSpokenBefore, markFailed, markTaken } from './sent.store.ts';

type Scene = {
  deps: MetaDeps;
  connection: Connection;
  chat: Chat;
  conversation: StoredConversation;
  client: GraphClient;
  /** How often in a row Meta has asked for a pause. */
  pauses: number;
};

/**
 * Sends what the chat has not had yet, in order. Each part is written down before it goes and marked when Meta has
 * taken it, so that a server that dies in between repeats one text at worst, and none where Meta told us meanwhile.
 */
export async function deliver(deps: MetaDeps, job: DeliveryJob): Promise<void> {
  const { db } = deps;
  const connection = await findConnectionById(db, { partnerId: job.partnerId, id: job.connectionId });
  if (!connection || connection.status === 'token_invalid') return;
  const chat = await findChat(db, job);
  if (!chat?.conversationId || chat.isBlocked || chat.isStopped) return;
  const place = { partnerId: chat.partnerId, id: chat.conversationId };
  const conversation = await findConversationById(db, place);
  const client = openClient(deps, connection);
  if (!conversation || !client || !(await findBot(db, connection.partnerId, connection.botId))) return;
  const scene = { deps, connection, chat, conversation, client, pauses: job.pauses ?? 0 };
  for (const message of await listMessagesAfter(db, conversation, chat.deliveredSeq)) {
    if (message.author !== 'client' && !(await sendMessage(scene, message))) return;
    await updateChat(db, chat, { deliveredSeq: message.seq, heldSince: null });
    scene.pauses = 0;
  }
}

/** False where the chat has to wait. */
async function sendMessage(scene: Scene, message: StoredMessage): Promise<boolean> {
  const { deps, connection, chat, conversation } = scene;
  const { messenger, templates } = connection;
  const { language } = conversation;
  const { lastClientAt } = chat;
  const way = findWay({
    messenger,
    templates,
    language,
    lastClientAt,
    author: message.author,
    now: deps.now(),
  });
  if (!way) {
    await holdBack(deps, scene);
    return false;
  }
  const parts = toParts(presentMessage(message), {
    messenger,
    language,
    publicUrl: deps.publicUrl,
    isFirst: !(await hasSpokenBefore(
      deps.db,
      { connectionId: connection.id, chatId: chat.chatId },
      message.seq,
    )),
  });
  const wanted = way.kind === 'template' ? [together(parts)] : parts;
  for (const [part, content] of wanted.entries()) {
    if (!(await sendOnce(scene, content, { seq: message.seq, part, way }))) return false;
  }
  return true;
}

/** A template has one gap, and nothing to tap. */
function together(parts: Part[]): Part {
  const text = parts.map((part) => part.text).join(' ');
  return { text, choices: { kind: 'none' }, language: parts[0]?.language ?? 'EN' };
}

type Numbered = { seq: number; part: number; way: Way };

async function sendOnce(scene: Scene, content: Part, { seq, part, way }: Numbered): Promise<boolean> {
  const { deps, connection, chat, conversation, client } = scene;
  const { db } = deps;
  const { chatId, partnerId } = chat;
  const place = { connectionId: connection.id, chatId, seq, part };
  const isOurs = await claimPart(db, { ...place, partnerId, conversationId: conversation.id }, deps.now());
  if (!isOurs) return true;
  const outcome = await timeSending(deps.turnWatch, connection.messenger, () =>
    sendPart(client, connection, content, { to: chatId, seq, part, way }),
  );
  if (outcome.kind !== 'done') return giveUp(scene, outcome, place);
  await markTaken(db, place, { externalId: outcome.value, now: deps.now() });
  if (connection.status === 'failing')
    await updateConnection(db, connection, { status: 'connected', lastError: null });
  return true;
}

type Place = Parameters<typeof markFailed>[1];

/** True where the talk goes on without this part. */
async function giveUp(scene: Scene, refusal: Refusal, place: Place): Promise<boolean> {
  const { deps, connection, chat } = scene;
  const { db, jobs } = deps;
  switch (refusal.kind) {
    case 'later':
      if (jobs) {
        const next = { ...chatJobOf(chat), pauses: scene.pauses + 1 };
        await enqueueDelivery(jobs, db, next, backOff(refusal.afterSeconds, scene.pauses));
      }
      return false;
    case 'outside_window':
      await updateChat(db, chat, { lastClientAt: null });
      await holdBack(deps, scene);
      return false;
    case 'blocked':
      await markFailed(db, place, { errorCode: refusal.code, now: deps.now() });
      await updateChat(db, chat, { isBlocked: true });
      return false;
    case 'token_invalid':
      await noteTrouble(deps, connection, refusal);
      return false;
    case 'refused':
      await markFailed(db, place, { errorCode: refusal.code, now: deps.now() });
      await noteTrouble(deps, connection, refusal);
      return true;
    case 'failed':
      await noteTrouble(deps, connection, refusal);
      // The job queue tries again, later and later.
      throw new Error(refusal.reason);
  }
}
