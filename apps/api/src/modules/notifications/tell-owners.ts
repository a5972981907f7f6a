import type { PushMessage } from '@glossa/contracts';
import type { Database } from '../../db/database.ts';
import type { SendMail } from '../../mail/outbox.ts';
import { findOwnerEmail, type StoredPartner } from '../partners/index.ts';
import { newsLine } from './domain/news-line.ts';
import { kindOf, type Notice, newsOf } from './domain/notice.ts';
import { noticeWords } from './domain/notice-words.data.ts';
import { wordNotice } from './domain/word-notice.ts';
import { insertNews } from './news.store.ts';
import { findNoticeSettings, findStudioLanguage } from './notices.store.ts';

/** Tells a studio something, in the caller's transaction. Who tells it knows neither languages nor what was turned off. */
export type TellOwners = (db: Database, studio: ToldStudio, notice: Notice) => Promise<void>;

type ToldStudio = {
  partner: StoredPartner;
  /** Whom a bot names as its own administrator. */
  adminEmail?: string | null;
  /** The talk it is about: erased with it. */
  conversationId?: string | undefined;
  /** What waits for an answer of the studio's. */
  requestId?: string | null | undefined;
};

type About = { partnerId: string; conversationId?: string | undefined; requestId?: string | undefined };

type Ways = {
  sendMail: SendMail;
  /** The browsers of the studio's people, where they said yes. */
  push?: (
    db: Database,
    about: { partnerId: string; conversationId?: string | undefined },
    message: PushMessage,
  ) => Promise<unknown>;
  /** A messenger, where the studio's people have linked theirs. */
  notify?: (db: Database, about: About, text: string) => Promise<void>;
};

export function ownersTeller({ sendMail, notify, push }: Ways): TellOwners {
  return async (db, studio, notice) => {
    const { partner, adminEmail, conversationId, requestId } = studio;
    await tellPanel(db, studio, notice, push);
    const kind = kindOf[notice.name];
    const { mail, telegram } = await findNoticeSettings(db, partner.id);
    const recipient = adminEmail || partner.config.contactEmail || (await findOwnerEmail(db, partner.id));
    if (recipient && (kind === null || mail.includes(kind))) {
      const language = await findStudioLanguage(db, partner.id, recipient);
      const { subject, body } = wordNotice(notice, language, partner.config.timezone);
      await sendMail(db, {
        recipient,
        subject: `${partner.name}: ${subject}`,
        body,
        kind: 'notice',
        about: { partnerId: partner.id, conversationId, language },
      });
    }
    // What has no kind is about the messenger itself.
    if (!notify || kind === null || !telegram.includes(kind)) return;
    const language = await findStudioLanguage(db, partner.id, null);
    const { subject, body } = wordNotice(notice, language, partner.config.timezone);
    const lines = [subject, body, ...(requestId ? [noticeWords[language].replyHere] : [])];
    const about = { partnerId: partner.id, conversationId, ...(requestId && { requestId }) };
    await notify(db, about, lines.join('\n\n'));
  };
}

/** Open panels read it, closed ones are told through the browser: once each, whatever else is turned off. */
async function tellPanel(
  db: Database,
  { partner, conversationId }: ToldStudio,
  notice: Notice,
  push: Ways['push'],
): Promise<void> {
  const news = newsOf(notice);
  if (!news) return;
  const { id: partnerId, config } = partner;
  const eventId = notice.eventId ?? null;
  await insertNews(db, { partnerId, conversationId: conversationId ?? null, eventId, ...news });
  if (!push) return;
  const language = await findStudioLanguage(db, partnerId, null);
  const { subject } = wordNotice(notice, language, partner.config.timezone);
  await push(
    db,
    { partnerId, conversationId },
    {
      title: `${partner.name}: ${subject}`,
      body: newsLine(news.facts, language, config.timezone),
      path: conversationId ? `/conversations/${conversationId}` : '/calendar',
      tag: eventId ?? conversationId ?? partnerId,
    },
  );
}
