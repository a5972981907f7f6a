import type { CalendarFacts } from '@glossa/engine';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/http.errors.ts';
import type { TurnFacts } from '../assistant/index.ts';
import type { StoredBot } from '../bots/index.ts';
import { findBusySpans, listOwnBookings } from '../calendar/index.ts';
import type { StoredPartner } from '../partners/index.ts';
import type { StoredConversation } from './conversations.store.ts';
import { contactOnlyFacts, studioFacts } from './domain/studio-facts.ts';
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
  }: { bot: StoredBot; conversation: StoredConversation; partner?: StoredPartner },
): Promise<GatheredFacts> {
  const partner = known ?? (await deps.findPartner(db, bot.partnerId));
  if (!partner) throw notFound();
  const { version, rows } = await deps.findActivePriceList(db, partner.id);
  const studio = conversation.isOverLimit ? contactOnlyFacts(partner, bot) : studioFacts(partner, bot, rows);
  const now = deps.now();
  return {
    partner,
    listVersion: version,
    turn: {
      studio,
      calendar: conversation.isOverLimit ? noCalendar : await readCalendar(db, partner, conversation, now),
      now: now.toISOString(),
      dialogState: conversation.dialogState,
      language: conversation.language,
      tone: bot.tone,
    },
  };
}

const noCalendar: CalendarFacts = { busy: [], own: [] };

async function readCalendar(
  db: Database,
  { id, config }: StoredPartner,
  conversation: StoredConversation,
  now: Date,
): Promise<CalendarFacts> {
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
  };
}
