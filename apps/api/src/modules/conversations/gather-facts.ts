import { type CalendarFacts, readContact } from '@glossa/engine';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/http.errors.ts';
import type { TurnFacts } from '../assistant/index.ts';
import type { StoredBot } from '../bots/index.ts';
import { findBusySpans, hasVisited, listOwnBookings } from '../calendar/index.ts';
import type { StoredPartner } from '../partners/index.ts';
import type { StoredConversation } from './conversations.store.ts';
import { asksForFirstVisit, contactOnlyFacts, studioFacts } from './domain/studio-facts.ts';
import type { TalkDeps } from './talk-deps.ts';

/** What a turn is decided on, read at one moment. */
export type GatheredFacts = {
  partner: StoredPartner;
  listVersion: number;
  turn: Omit<TurnFacts, 'text' | 'history' | 'proposal'>;
};

const dayMs = 24 * 60 * 60 * 1000;

export async function gatherFacts(
  db: Database,
  deps: TalkDeps,
  {
    bot,
    conversation,
    partner: known,
    text = '',
  }: {
    bot: StoredBot;
    conversation: StoredConversation;
    partner?: StoredPartner;
    /** The message that is to be answered: it may tell who writes. */
    text?: string;
  },
): Promise<GatheredFacts> {
  const partner = known ?? (await deps.findPartner(db, bot.partnerId));
  if (!partner) throw notFound();
  const { version, rows } = await deps.findActivePriceList(db, partner.id);
  const studio = knownBy(
    conversation,
    conversation.isOverLimit ? contactOnlyFacts(partner, bot) : studioFacts(partner, bot, rows),
  );
  const now = deps.now();
  return {
    partner,
    listVersion: version,
    turn: {
      studio,
      calendar: conversation.isOverLimit
        ? noCalendar
        : await readCalendar(db, deps, { partner, conversation, text }, now),
      now: now.toISOString(),
      dialogState: conversation.dialogState,
      language: conversation.language,
      tone: bot.tone,
    },
  };
}

/** Nobody is asked for a number the messenger has told. */
function knownBy<Facts extends { requirePhone?: boolean }>(
  { channel, clientPhone }: StoredConversation,
  facts: Facts,
): Facts {
  return channel === 'whatsapp' && clientPhone !== '' ? { ...facts, requirePhone: false } : facts;
}

const noCalendar: CalendarFacts = { busy: [], own: [] };

type Asked = { partner: StoredPartner; conversation: StoredConversation; text: string };

async function readCalendar(db: Database, deps: TalkDeps, asked: Asked, now: Date): Promise<CalendarFacts> {
  const { partner, conversation } = asked;
  const { id, config } = partner;
  const to = new Date(now.getTime() + (config.horizonDays + 1) * dayMs);
  const window = {
    from: now.toISOString(),
    to: to.toISOString(),
    now,
    exceptConversationId: conversation.id,
  };
  return {
    busy: await findBusySpans(db, id, window),
    own: await listOwnBookings(db, id, { conversationId: conversation.id, now }),
    ...(asksForFirstVisit(config) && { hasVisited: await wasHere(db, deps, asked, now) }),
  };
}

/** By everything the talk and this very message tell of who writes. */
async function wasHere(
  db: Database,
  { onDefect }: TalkDeps,
  { partner, conversation, text }: Asked,
  now: Date,
) {
  const { timezone, country } = partner.config;
  const { clientPhone, clientEmail, language, dialogState } = conversation;
  const said = readSafely(onDefect, () =>
    readContact(text, { now: now.toISOString(), language, timezone, country }),
  );
  return hasVisited(db, partner.id, {
    conversationId: conversation.id,
    phones: [clientPhone, dialogState?.phone ?? '', said?.phone ?? ''],
    emails: [clientEmail, dialogState?.email ?? '', said?.email ?? ''],
    now,
  });
}

/** A message that can't be read tells nothing of who writes. */
function readSafely<T>(onDefect: TalkDeps['onDefect'], read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    onDefect(error);
    return null;
  }
}
