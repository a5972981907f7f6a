import type { ClientNews } from '@glossa/contracts';
import type { Database } from '../../../db/database.ts';
import { bookingWords, icsOf, manageLinkOf, presentEvent, stale } from '../../calendar/index.ts';
import { announce } from '../announce.ts';
import { insertMessages, lockConversationById, updateConversation } from '../conversations.store.ts';
import { presentBooking } from '../present-booking.ts';
import type { TalkDeps } from '../talk-deps.ts';
import { changeWords } from './change-words.data.ts';
import { findKnownTimes, findReach, type Reach } from './find-reach.ts';
import { subjectOf, wordChange } from './word-change.ts';

/** What telling a client needs from outside. */
export type TellDeps = Pick<
  TalkDeps,
  'db' | 'box' | 'now' | 'live' | 'deliver' | 'findPartner' | 'sendMail' | 'publicUrl'
>;

type Place = { partnerId: string; eventId: string };

/** What could be told, in the client's language, and which ways lead there. */
export async function draftClientNews(deps: TellDeps, place: Place): Promise<ClientNews> {
  const reach = await findReach(deps.db, deps, place);
  const { event, ways } = reach;
  const known = await findKnownTimes(deps.db, reach);
  const { customerName: name, customerPhone: phone, version } = event;
  return { name, phone, version, ways, text: wordChange(wordingOf(reach), known) };
}

/** Tells the client, in the talk and by mail, with the booking as it stands. The text is about this version of it only. */
export async function tellClient(
  deps: TellDeps,
  place: Place,
  { text, version }: { text: string; version: number },
): Promise<void> {
  const reach = await deps.db.transaction(async (tx) => {
    const found = await findReach(tx, deps, place);
    if (found.event.version !== version) throw stale(presentEvent(found.event));
    await sayInTalk(tx, deps, found, text);
    await sendByMail(tx, deps, found, text);
    return found;
  });
  if (reach.conversation) announce(deps, reach.conversation);
}

async function sayInTalk(tx: Database, deps: TellDeps, reach: Reach, text: string): Promise<void> {
  if (!reach.conversation) return;
  const { partnerId, id } = reach.conversation;
  const conversation = await lockConversationById(tx, { partnerId, id });
  if (!conversation) return;
  const seq = conversation.lastSeq + 1;
  const extras = { booking: presentBooking(deps.box, presentEvent(reach.event), reach.language) };
  const createdAt = deps.now();
  await insertMessages(tx, [
    { partnerId, conversationId: id, seq, author: 'manager', text, extras, createdAt },
  ]);
  await updateConversation(tx, conversation, { lastSeq: seq });
  await deps.deliver?.(tx, conversation);
}

async function sendByMail(tx: Database, deps: TellDeps, reach: Reach, text: string): Promise<void> {
  const { event, partner, language } = reach;
  if (event.customerEmail === '') return;
  const { name, address, config } = partner;
  const studio = { name, address, timezone: config.timezone };
  const link = `${deps.publicUrl}${manageLinkOf(deps.box, event)}`;
  const { service, car } = bookingWords(presentEvent(event), language);
  const what = [service, car, name, address].filter(Boolean).join('\n');
  const lines = [text, what, `${changeWords[language].manage}\n${link}`];
  await deps.sendMail(tx, {
    recipient: event.customerEmail,
    subject: subjectOf(wordingOf(reach)),
    body: `${lines.join('\n\n')}\n`,
    kind: 'reminder',
    ics: icsOf(presentEvent(event), { studio, language, now: deps.now() }),
  });
}

function wordingOf({ event, partner, language }: Reach) {
  const studio = { name: partner.name, timezone: partner.config.timezone };
  return { event: presentEvent(event), studio, language };
}
