import type { DialogState } from '@glossa/engine';
import type pg from 'pg';
import { violatedConstraint } from '../../db/database-errors.ts';
import { runNamed } from '../../db/named-query.ts';
import type { Answer } from '../assistant/index.ts';
import { dialogLimitOf, firstNoticeAt, monthOf } from '../plans/index.ts';
import type { MessageExtras } from './conversations.table.ts';
import { upsellStep } from './domain/upsell-step.ts';
import type { KnownStudio } from './known-studios.ts';
import { beginTalkQuery, writeTurnQuery } from './quick-turn.queries.ts';
import type { QuickMessage, QuickTalk } from './take-quick-turn.ts';

type Turn = {
  studio: KnownStudio;
  message: QuickMessage;
  answer: Answer;
  extras: MessageExtras;
  listVersion: number;
  now: Date;
};

/** What only the database knows of a reply. */
export type StoredReply = { id: string; conversationId: string; createdAt: Date };

/** Null when somebody else has written in the meantime. */
export async function writeTurn(
  pool: pg.Pool,
  { talk, ...turn }: Turn & { talk: QuickTalk },
): Promise<StoredReply | null> {
  const { studio, answer, now } = turn;
  const { language, state } = answer;
  const [stored] = await runNamed<StoredReply>(pool, writeTurnQuery, [
    talk.id,
    studio.partner.id,
    talk.lastSeq,
    talk.state,
    language,
    state && JSON.stringify(state),
    now,
    state?.name ?? talk.clientName,
    state?.phone ?? talk.clientPhone,
    ...spoken(turn, talk.dialogState),
  ]);
  return stored ?? null;
}

/** Null where nothing was kept: the talk exists already, or the plan's count is near where the owner hears of it. */
export async function writeBeginning(
  pool: pg.Pool,
  { tokenHash, ...turn }: Turn & { tokenHash: string },
): Promise<StoredReply | null> {
  const { studio, answer, now } = turn;
  const { partner, bot } = studio;
  const noticeAt = firstNoticeAt(dialogLimitOf(partner.plan, partner.createdAt, now));
  if (noticeAt !== null && noticeAt <= 1) return null;
  const { language, state } = answer;
  try {
    const [stored] = await runNamed<StoredReply>(pool, beginTalkQuery, [
      partner.id,
      bot.id,
      tokenHash,
      language,
      state && JSON.stringify(state),
      now,
      state?.name ?? '',
      state?.phone ?? '',
      monthOf(now, partner.config.timezone),
      noticeAt,
      ...spoken(turn, null),
    ]);
    return stored ?? null;
  } catch (error) {
    if (violatedConstraint(error) === null) throw error;
    return null;
  }
}

/** Both lines of a turn, in the order the statements take them. */
function spoken({ message, answer, extras, listVersion }: Turn, before: DialogState | null): unknown[] {
  const upsell = upsellStep(before, answer.state, answer.reason.acts);
  return [
    message.text,
    message.clientMessageId,
    answer.reply.text,
    JSON.stringify(extras),
    JSON.stringify({ ...answer.reason, listVersion, upsell }),
  ];
}
