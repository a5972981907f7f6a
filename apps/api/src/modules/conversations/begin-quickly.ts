import { normaliseLanguage } from '@glossa/engine';
import type pg from 'pg';
import { runNamed } from '../../db/named-query.ts';
import type { Answer } from '../assistant/index.ts';
import type { StoredPartner } from '../partners/index.ts';
import { dialogLimitOf, monthOf, noticeDue } from '../plans/index.ts';
import type { ClientMessage } from './accept-message.ts';
import { extrasOf } from './commit-answer.ts';
import type { StoredConversation, StoredMessage } from './conversations.store.ts';
import { decideQuickly } from './decide-quickly.ts';
import { hashToken, newConversationToken } from './domain/conversation-token.ts';
import type { KnownStudios } from './known-studios.ts';
import { presentMessage } from './present-message.ts';
import { beginTalkQuery, findStudioQuery } from './quick-turn.queries.ts';
import type { QuickTurn } from './take-quick-turn.ts';
import type { TalkDeps } from './talk-deps.ts';

type Versions = { partnerId: string; partnerVersion: string; listVersion: number };

/** No conversation has it: nothing in the calendar is the own booking of somebody who just came. */
const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * The short way for the first message of a talk: conversation, counted dialog, message and reply in one go. A first
 * message that was sent before, a plan that is used up and a share the owner has to hear of take the whole way.
 */
export function beginQuickly(pool: pg.Pool, deps: TalkDeps, recall: KnownStudios): QuickTurn {
  return async (message) => {
    const { bot, isPreview, clientMessageId } = message;
    if (isPreview) return null;
    const [versions] = await runNamed<Versions>(pool, findStudioQuery, [bot.id]);
    const studio = versions && (await recall(versions));
    if (!studio) return null;
    const now = deps.now();
    const talk = {
      id: nobody,
      partnerId: bot.partnerId,
      isOverLimit: false,
      dialogState: null,
      language: normaliseLanguage(bot.language) ?? 'EN',
    } as const;
    const answer = await decideQuickly({ pool, deps, studio }, { talk, message, now });
    if (answer.effects.length > 0 || answer.wantsPerson) return null;
    const token = newConversationToken(deps.box, bot.id, clientMessageId);
    const begun = await write(pool, {
      message,
      answer,
      now,
      tokenHash: hashToken(deps.box, token),
      partner: studio.partner,
      listVersion: versions.listVersion,
    });
    if (!begun) return null;
    const { conversationId: id, ...reply } = begun;
    return {
      answer: { conversationToken: token, messages: [presentMessage(reply)], state: 'bot' },
      talk: { id, partnerId: bot.partnerId, isPreview: false, lastSeq: 0 },
    };
  };
}

type Begun = Pick<
  StoredMessage,
  'id' | 'seq' | 'author' | 'text' | 'clientMessageId' | 'extras' | 'createdAt'
> & { conversationId: StoredConversation['id']; count: number; toldPercent: number };

type Beginning = {
  message: ClientMessage;
  answer: Answer;
  now: Date;
  tokenHash: string;
  partner: StoredPartner;
  listVersion: number;
};

/** Null where nothing was kept: only this transaction knows whether the plan had room and the talk was new. */
async function write(pool: pg.Pool, beginning: Beginning): Promise<Begun | null> {
  const { partner, now } = beginning;
  const limit = dialogLimitOf(partner.plan, partner.createdAt, now);
  if (limit === 0) return null;
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<Begun>({ ...beginTalkQuery, values: valuesOf(beginning, limit) });
    const [begun] = rows;
    const isKept = begun !== undefined && noticeDue(begun.count, limit, begun.toldPercent) === null;
    await client.query(isKept ? 'commit' : 'rollback');
    return isKept ? begun : null;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

function valuesOf(
  { message, answer, now, tokenHash, partner, listVersion }: Beginning,
  limit: number | null,
) {
  const { reply, language, state, reason } = answer;
  return [
    partner.id,
    message.bot.id,
    tokenHash,
    language,
    state && JSON.stringify(state),
    now,
    state?.name ?? '',
    state?.phone ?? '',
    monthOf(now, partner.config.timezone),
    limit,
    message.text,
    message.clientMessageId,
    reply.text,
    JSON.stringify(extrasOf({ answer, booking: null })),
    JSON.stringify({ ...reason, listVersion }),
  ];
}
