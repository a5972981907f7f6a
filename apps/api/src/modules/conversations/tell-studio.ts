import type { Effect } from '@glossa/engine';
import type { Database } from '../../db/database.ts';
import type { SendMail } from '../../mail/outbox.ts';
import type { StoredBot } from '../bots/index.ts';
import { findOwnerEmail, type StoredPartner } from '../partners/index.ts';

type News = {
  partner: StoredPartner;
  bot: StoredBot;
  text: string;
  effects: readonly Effect[];
  isWaiting: boolean;
};

/**
 * Mails the studio what its bot can't settle alone: a client who wants a person, a price that is not on
 * the list, a wish with a name and a number. Somebody always gets it: the bot's administrator, the
 * studio's contact or its owner.
 */
export async function tellStudio(db: Database, sendMail: SendMail, news: News): Promise<void> {
  const { partner, bot, text } = news;
  const subjects = news.effects.flatMap((effect) => subjectOf(effect, news.isWaiting));
  if (subjects.length === 0) return;
  const recipient = bot.adminEmail || partner.config.contactEmail || (await findOwnerEmail(db, partner.id));
  if (!recipient) return;
  for (const { subject, summary } of subjects) {
    const body = `In the chat with ${bot.name} a client wrote:\n\n${text}\n\n${summary}`.trim();
    await sendMail(db, { recipient, subject: `${partner.name}: ${subject}`, body });
  }
}

/** A client who is waiting already is not announced again. */
function subjectOf(effect: Effect, isWaiting: boolean): { subject: string; summary: string }[] {
  switch (effect.kind) {
    case 'handoff':
      if (effect.reason === 'price')
        return [{ subject: 'a client asks for a price that is not on your list', summary: effect.summary }];
      if (effect.reason === 'time') return [{ subject: 'a client asks for a time', summary: effect.summary }];
      return isWaiting ? [] : [{ subject: 'a client wants to talk to a person', summary: effect.summary }];
    case 'lead':
      return [
        {
          subject: 'a new lead',
          summary: [effect.name, effect.phone, effect.wish].filter(Boolean).join('\n'),
        },
      ];
    case 'hold':
    case 'book':
    case 'reschedule':
    case 'cancel':
      return [];
  }
}
