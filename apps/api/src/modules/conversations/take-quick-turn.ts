import type { SendMessageAnswer } from '@glossa/contracts';
import type pg from 'pg';
import { runNamed } from '../../db/named-query.ts';
import type { Answer } from '../assistant/index.ts';
import type { ClientMessage } from './accept-message.ts';
import { beginQuickly } from './begin-quickly.ts';
import { extrasOf } from './commit-answer.ts';
import type { StoredConversation, StoredMessage } from './conversations.store.ts';
import { decideQuickly } from './decide-quickly.ts';
import { hashToken } from './domain/conversation-token.ts';
import { beginsDialog } from './domain/who-answers.ts';
import { rememberStudios } from './known-studios.ts';
import { presentMessage } from './present-message.ts';
import { findTalkQuery, writeTurnQuery } from './quick-turn.queries.ts';
import type { TalkDeps } from './talk-deps.ts';

type Talk = Pick<
  StoredConversation,
  | 'id'
  | 'partnerId'
  | 'botId'
  | 'state'
  | 'language'
  | 'dialogState'
  | 'lastSeq'
  | 'isPreview'
  | 'isOverLimit'
  | 'pendingSeq'
  | 'clientName'
  | 'clientPhone'
  | 'lastClientMessageAt'
> & { partnerVersion: string; listVersion: number; isRepeat: boolean };

export type QuickTaken = {
  answer: SendMessageAnswer;
  talk: Pick<StoredConversation, 'id' | 'partnerId' | 'isPreview' | 'lastSeq'>;
};
export type QuickTurn = (message: ClientMessage) => Promise<QuickTaken | null>;

/**
 * The short way for what most turns are: somebody goes on talking, and the reply changes nothing but the talk. It
 * reads, decides, and writes in one statement that succeeds only if nothing was said meanwhile. Everything else gives
 * null and takes the whole way, under the conversation's lock.
 */
export function quickTurns(pool: pg.Pool, deps: TalkDeps): QuickTurn {
  const recall = rememberStudios(deps.db, deps);
  const begin = beginQuickly(pool, deps, recall);
  return async (message) => {
    const { token, bot, clientMessageId, channel } = message;
    if (deps.model || channel) return null;
    if (token === undefined) return begin(message);
    const hash = hashToken(deps.box, token);
    const [talk] = await runNamed<Talk>(pool, findTalkQuery, [bot.id, hash, clientMessageId]);
    const now = deps.now();
    if (!talk || talk.isRepeat || talk.state === 'manager' || talk.pendingSeq !== null) return null;
    if (!talk.isPreview && beginsDialog(talk, now)) return null;
    const studio = await recall(talk);
    if (!studio) return null;
    const answer = await decideQuickly({ pool, deps, studio }, { talk, message, now });
    if (answer.effects.length > 0 || answer.wantsPerson) return null;
    const stored = await write(pool, { talk, message, answer, now });
    const reply = stored.find(({ author }) => author === 'bot');
    if (!reply) return null;
    const messages = [presentMessage(reply)];
    return { answer: { conversationToken: token, messages, state: talk.state }, talk };
  };
}

type Stored = Pick<
  StoredMessage,
  'id' | 'seq' | 'author' | 'text' | 'clientMessageId' | 'extras' | 'createdAt'
>;

/** Empty when somebody else has written in the meantime. */
async function write(
  pool: pg.Pool,
  { talk, message, answer, now }: { talk: Talk; message: ClientMessage; answer: Answer; now: Date },
): Promise<Stored[]> {
  const { reply, language, state, reason } = answer;
  return runNamed<Stored>(pool, writeTurnQuery, [
    talk.id,
    talk.partnerId,
    talk.lastSeq,
    talk.state,
    language,
    state && JSON.stringify(state),
    now,
    state?.name ?? talk.clientName,
    state?.phone ?? talk.clientPhone,
    message.text,
    message.clientMessageId,
    reply.text,
    JSON.stringify(extrasOf({ answer, booking: null })),
    JSON.stringify({ ...reason, listVersion: talk.listVersion }),
  ]);
}
