import type { Booking } from '@glossa/contracts';
import { type Effect, localTimeOf } from '@glossa/engine';
import type { Database } from '../../db/database.ts';
import type { StoredBot } from '../bots/index.ts';
import type { StoredPartner } from '../partners/index.ts';
import type { StoredConversation } from './conversations.store.ts';
import { clientRequests } from './conversations.table.ts';
import { mailStudio } from './mail-studio.ts';
import type { TalkDeps } from './talk-deps.ts';

type News = {
  partner: StoredPartner;
  bot: StoredBot;
  conversation: StoredConversation;
  text: string;
  effects: readonly Effect[];
  booking: Booking | null;
};

/**
 * Keeps and mails what concerns the studio: a booking, a client who wants a person, a price that is not on the
 * list, a wish with a name and a number.
 */
export async function tellStudio(tx: Database, deps: TalkDeps, news: News): Promise<void> {
  const { partner, bot, conversation, text } = news;
  for (const effect of news.effects) {
    const request = requestOf(effect);
    // A client who is waiting already is not announced again.
    if (request?.kind === 'person' && conversation.state !== 'bot') continue;
    if (request) {
      const place = { partnerId: partner.id, conversationId: conversation.id };
      await tx.insert(clientRequests).values({ ...place, ...request });
    }
    const subject = subjectOf(effect);
    if (!subject) continue;
    const body = [
      `In the chat with ${bot.name} a client wrote:`,
      text,
      summaryOf(effect, news),
      `${deps.publicUrl}/conversations/${conversation.id}`,
    ];
    const words = body.filter(Boolean).join('\n\n');
    await mailStudio(tx, deps.sendMail, { partner, bot, subject, body: words });
    await deps.notify?.(tx, partner.id, `${subject}\n\n${words}`);
  }
}

type Request = Pick<typeof clientRequests.$inferInsert, 'kind' | 'name' | 'phone' | 'summary'>;

function requestOf(effect: Effect): Request | null {
  if (effect.kind === 'lead')
    return { kind: 'lead', name: effect.name ?? '', phone: effect.phone ?? '', summary: effect.wish };
  if (effect.kind !== 'handoff') return null;
  const { reason, summary } = effect;
  return { kind: reason === 'price' || reason === 'time' ? reason : 'person', summary };
}

function subjectOf(effect: Effect): string | null {
  switch (effect.kind) {
    case 'handoff':
      if (effect.reason === 'price') return 'a client asks for a price that is not on your list';
      if (effect.reason === 'time') return 'a client asks for a time';
      return 'a client wants to talk to a person';
    case 'lead':
      return 'a new lead';
    case 'book':
      return 'a new booking';
    case 'reschedule':
      return 'a booking was moved';
    case 'cancel':
      return 'a booking was cancelled';
    case 'hold':
      return null;
  }
}

function summaryOf(effect: Effect, { partner, booking }: News): string {
  const { timezone } = partner.config;
  const whenOf = (start: string) => localTimeOf(start, timezone).replace('T', ' ');
  switch (effect.kind) {
    case 'handoff':
      return effect.summary;
    case 'lead':
      return [effect.name, effect.phone, effect.wish].filter(Boolean).join('\n');
    case 'book': {
      const price = effect.quote ? `${effect.quote.total} ${effect.quote.currency}` : '';
      return [effect.service, whenOf(effect.start), effect.customerName, effect.customerPhone, price]
        .filter(Boolean)
        .join('\n');
    }
    case 'reschedule':
      return [booking?.service, whenOf(effect.start)].filter(Boolean).join('\n');
    case 'cancel':
    case 'hold':
      return '';
  }
}
