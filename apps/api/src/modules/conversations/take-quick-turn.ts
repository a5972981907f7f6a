import type { SendMessageAnswer } from '@glossa/contracts';
import type pg from 'pg';
import { runNamed } from '../../db/named-query.ts';
import { type Answer, answerBuiltIn } from '../assistant/index.ts';
import type { ClientMessage } from './accept-message.ts';
import { extrasOf } from './commit-answer.ts';
import type { StoredConversation, StoredMessage } from './conversations.store.ts';
import { hashToken } from './domain/conversation-token.ts';
import { contactOnlyFacts, studioFacts } from './domain/studio-facts.ts';
import { beginsDialog } from './domain/who-answers.ts';
import { type KnownStudios, rememberStudios } from './known-studios.ts';
import { presentMessage } from './present-message.ts';
import { findCalendarQuery, findTalkQuery, writeTurnQuery } from './quick-turn.queries.ts';
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

export type QuickTurn = (message: ClientMessage) => Promise<{ answer: SendMessageAnswer; talk: Talk } | null>;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The short way for what most turns are: somebody goes on talking, and the reply changes nothing but the talk. It
 * reads, decides, and writes in one statement that succeeds only if nothing was said meanwhile. Everything else gives
 * null and takes the whole way, under the conversation's lock.
 */
export function quickTurns(pool: pg.Pool, deps: TalkDeps): QuickTurn {
  const recall = rememberStudios(deps.db, deps);
  return async (message) => {
    const { token, bot, clientMessageId, channel } = message;
    if (token === undefined || deps.model || channel) return null;
    const hash = hashToken(deps.box, token);
    const [talk] = await runNamed<Talk>(pool, findTalkQuery, [bot.id, hash, clientMessageId]);
    const now = deps.now();
    if (!talk || talk.isRepeat || talk.state === 'manager' || talk.pendingSeq !== null) return null;
    if (!talk.isPreview && beginsDialog(talk, now)) return null;
    const answer = await decide({ pool, deps, recall }, { talk, message, now });
    if (!answer || answer.effects.length > 0 || answer.wantsPerson) return null;
    const stored = await write(pool, { talk, message, answer, now });
    const reply = stored.find(({ author }) => author === 'bot');
    if (!reply) return null;
    const messages = [presentMessage(reply)];
    return { answer: { conversationToken: token, messages, state: talk.state }, talk };
  };
}

type Turn = { talk: Talk; message: ClientMessage; now: Date };
type Means = { pool: pg.Pool; deps: TalkDeps; recall: KnownStudios };

async function decide({ pool, deps, recall }: Means, { talk, message, now }: Turn): Promise<Answer | null> {
  const { bot, text } = message;
  const studio = await recall(talk);
  if (!studio) return null;
  const { partner, rows } = studio;
  return answerBuiltIn(
    {
      text,
      studio: talk.isOverLimit ? contactOnlyFacts(partner, bot) : studioFacts(partner, bot, rows),
      calendar: await readCalendar(pool, talk, { now, horizonDays: partner.config.horizonDays }),
      now: now.toISOString(),
      dialogState: talk.dialogState,
      language: talk.language,
      tone: bot.tone,
      history: [],
      proposal: null,
    },
    deps.onDefect,
  );
}

type Event = {
  id: string;
  bayId: string | null;
  start: Date;
  end: Date;
  status: string;
  service: string;
  customerName: string;
  isOwn: boolean | null;
};

async function readCalendar(
  pool: pg.Pool,
  { partnerId, id, isOverLimit }: Talk,
  { now, horizonDays }: { now: Date; horizonDays: number },
) {
  if (isOverLimit) return { busy: [], own: [] };
  const to = new Date(now.getTime() + (horizonDays + 1) * dayMs);
  const events = await runNamed<Event>(pool, findCalendarQuery, [partnerId, now, to, id]);
  const spans = events.map((event) => ({
    ...event,
    start: event.start.toISOString(),
    end: event.end.toISOString(),
  }));
  const own = spans.flatMap(({ isOwn, bayId, id: eventId, service, start, end, customerName, status }) =>
    isOwn && bayId !== null && status === 'BOOKED'
      ? [{ id: eventId, service, start, end, bayId, customerName }]
      : [],
  );
  return { busy: spans.map(({ bayId, start, end }) => ({ bayId, start, end })), own };
}

type Stored = Pick<
  StoredMessage,
  'id' | 'seq' | 'author' | 'text' | 'clientMessageId' | 'extras' | 'createdAt'
>;

/** Empty when somebody else has written in the meantime. */
async function write(
  pool: pg.Pool,
  { talk, message, answer, now }: Turn & { answer: Answer },
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
