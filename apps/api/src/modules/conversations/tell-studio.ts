import { type CalendarEvent, type NewsFacts, newsFactsSchema } from '@glossa/contracts';
import type { Effect } from '@glossa/engine';
import type { Database } from '../../db/database.ts';
import type { StoredBot } from '../bots/index.ts';
import { bookingWords } from '../calendar/index.ts';
import type { Detail, Notice } from '../notifications/index.ts';
import type { StoredPartner } from '../partners/index.ts';
import type { StoredConversation } from './conversations.store.ts';
import type { ClientContact } from './domain/new-contact.ts';
import { isForOwner, topicOf } from './domain/open-question.ts';
import { fileRequest, isFiled, type NewRequest } from './file-request.ts';
import type { TalkDeps } from './talk-deps.ts';

type News = {
  partner: StoredPartner;
  bot: StoredBot;
  conversation: StoredConversation;
  text: string;
  effects: readonly Effect[];
  booking: CalendarEvent | null;
  /** How to reach the client, as it is known after this turn. */
  contact: ClientContact;
};

/**
 * Keeps and tells what concerns the studio: a booking, a client who wants a person, a price that is not on the
 * list, a wish with a name and a number.
 */
export async function tellStudio(tx: Database, deps: TalkDeps, news: News): Promise<void> {
  const { partner, bot, conversation, text } = news;
  for (const effect of concerning(news.effects)) {
    const request = requestOf(effect, news);
    // A client who is waiting already is not announced again.
    if (request?.kind === 'person' && conversation.state !== 'bot') continue;
    if (request && (await isFiled(tx, conversation, request))) continue;
    const requestId = request && (await fileRequest(tx, conversation, { ...request, createdAt: deps.now() }));
    const name = noticeOf(effect);
    if (!name) continue;
    await deps.tellOwners(
      tx,
      { partner, adminEmail: bot.adminEmail, conversationId: conversation.id, requestId },
      {
        name,
        values: { bot: bot.name },
        said: text,
        details: detailsOf(effect, news),
        facts: factsOf(effect, news),
        eventId: news.booking?.id ?? (effect.kind === 'arrival' ? effect.bookingId : undefined),
        link: `${deps.publicUrl}/conversations/${conversation.id}`,
      },
    );
  }
}

/** Who is late for a known booking asks nothing: it is noted there, and said once. */
function concerning(effects: readonly Effect[]): readonly Effect[] {
  if (!effects.some(({ kind }) => kind === 'arrival')) return effects;
  return effects.filter((effect) => effect.kind !== 'handoff' || effect.reason !== 'time');
}

function requestOf(effect: Effect, { contact, text }: News): NewRequest | null {
  const known = { name: contact.clientName, phone: contact.clientPhone, email: contact.clientEmail };
  if (effect.kind === 'lead')
    return {
      kind: 'lead',
      name: effect.name ?? known.name,
      phone: effect.phone ?? known.phone,
      email: effect.email ?? known.email,
      summary: effect.wish,
    };
  if (effect.kind !== 'handoff') return null;
  const { reason, summary, question } = effect;
  if (!isForOwner(reason)) return { ...known, kind: 'person', summary };
  const asked = { question: question?.said ?? text, topic: topicOf(question?.topic ?? '') };
  return { ...known, kind: reason, summary, ...asked };
}

function noticeOf(effect: Effect): Notice['name'] | null {
  switch (effect.kind) {
    case 'handoff':
      return isForOwner(effect.reason) ? effect.reason : 'waiting';
    case 'lead':
      return 'lead';
    case 'book':
      return 'booking';
    case 'reschedule':
      return 'moved';
    case 'cancel':
      return 'cancelled';
    case 'arrival':
      return effect.word === 'late' ? 'late' : 'coming';
    case 'hold':
      return null;
  }
}

function detailsOf(effect: Effect, { booking }: News): Detail[] {
  const booked = booking && bookingWords(booking, 'studio');
  switch (effect.kind) {
    case 'handoff':
      return told(effect.summary);
    case 'lead':
      return told(effect.name, effect.phone, effect.email, effect.wish);
    case 'book': {
      const who = [effect.customerName, effect.customerPhone];
      return told(
        booked?.service ?? effect.service,
        booked?.car,
        { at: effect.start },
        ...who,
        priceOf(effect),
      );
    }
    case 'reschedule':
      return told(booked?.service, booked?.car, { at: effect.start });
    case 'cancel':
      return told(booked?.service, booked?.car, booking && { at: booking.start }, booking?.customerName);
    case 'arrival':
    case 'hold':
      return [];
  }
}

/** What a panel says aloud: who, what for, when and for how much, as far as the turn tells. */
function factsOf(effect: Effect, { booking, contact }: News): Partial<NewsFacts> {
  const booked = booking && bookingWords(booking, 'studio');
  const known = {
    customerName: contact.clientName,
    ...(booked && { service: booked.service, car: booked.car, start: booking.start }),
  };
  if (effect.kind === 'lead') return { ...known, customerName: effect.name ?? contact.clientName };
  if (effect.kind !== 'book') return known;
  const { customerName } = effect;
  const price = priceOf(effect);
  return { ...known, customerName, ...(price && { price }) };
}

function priceOf({ quote }: Extract<Effect, { kind: 'book' }>): NewsFacts['price'] {
  return quote && newsFactsSchema.shape.price.parse({ total: quote.total, currency: quote.currency });
}

function told(...lines: (Detail | null | undefined)[]): Detail[] {
  return lines.flatMap((line) => line || []);
}
