import type { NoticeKind } from '@glossa/contracts';
import type { NoticeName } from './notice-words.data.ts';

/** What a word to a studio is about; without a kind it can't be turned off. */
export type Notice = { name: NoticeName; kind: NoticeKind | null; values: Record<string, string> };

const named: Readonly<Record<string, { name: NoticeName; kind: NoticeKind | null }>> = {
  'a client wants to talk to a person': { name: 'waiting', kind: 'waiting' },
  'a client asks for a price that is not on your list': { name: 'price', kind: 'price' },
  'a client asks for a time': { name: 'time', kind: 'lead' },
  'a new lead': { name: 'lead', kind: 'lead' },
  'a new booking': { name: 'booking', kind: 'booking' },
  'a booking was moved': { name: 'moved', kind: 'booking' },
  'a client moved a booking': { name: 'moved', kind: 'booking' },
  'a booking was cancelled': { name: 'cancelled', kind: 'cancelled' },
  'a client cancelled a booking': { name: 'cancelled', kind: 'cancelled' },
  'your Telegram bot is disconnected': { name: 'disconnected', kind: null },
};

/** How the notice of a talk begins, with the bot's name in it. */
export const wroteLine = /^In the chat with (.+) a client wrote:\n/;

/**
 * Talks and the calendar hand over finished English words. This tells which notice they are, so that it can be turned
 * off and said in the owner's language; null for words that are no notice.
 */
export function readNotice({ subject, body }: { subject: string; body: string }): Notice | null {
  const plan = /^(\d+) % of this month's dialogs are used$/.exec(subject);
  if (plan) {
    const [, count = '', limit = ''] = /^(\d+) of (\d+) dialogs/.exec(body) ?? [];
    return { name: 'plan', kind: 'plan', values: { percent: plan[1] ?? '', count, limit } };
  }
  const found = named[subject];
  if (!found) return null;
  const [, bot = ''] = wroteLine.exec(body) ?? /token of (.+)\. Copy/.exec(body) ?? [];
  return { ...found, values: { bot, link: linkIn(body) } };
}

function linkIn(body: string): string {
  return /https?:\/\/\S+$/.exec(body)?.[0] ?? '';
}
