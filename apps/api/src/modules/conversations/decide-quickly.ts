import type pg from 'pg';
import { runNamed } from '../../db/named-query.ts';
import { type Answer, answerBuiltIn } from '../assistant/index.ts';
import type { ClientMessage } from './accept-message.ts';
import type { StoredConversation } from './conversations.store.ts';
import { contactOnlyFacts, studioFacts } from './domain/studio-facts.ts';
import type { KnownStudio } from './known-studios.ts';
import { findCalendarQuery } from './quick-turn.queries.ts';
import type { TalkDeps } from './talk-deps.ts';

/** What of a talk decides over the reply. */
export type DecisiveTalk = Pick<
  StoredConversation,
  'id' | 'partnerId' | 'isOverLimit' | 'dialogState' | 'language'
>;

type Means = { pool: pg.Pool; deps: TalkDeps; studio: KnownStudio };
type Turn = { talk: DecisiveTalk; message: ClientMessage; now: Date };

const dayMs = 24 * 60 * 60 * 1000;

/** The built-in engine's answer, from what is remembered of the studio and what its calendar holds now. */
export async function decideQuickly(
  { pool, deps, studio: { partner, rows } }: Means,
  { talk, message, now }: Turn,
): Promise<Answer> {
  const { bot, text } = message;
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
  { partnerId, id, isOverLimit }: DecisiveTalk,
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
