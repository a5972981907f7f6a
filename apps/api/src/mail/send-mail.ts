import type { Language } from '@glossa/contracts';
import type { Database } from '../db/database.ts';
import type { mailKinds } from './mail.table.ts';

export type MailKind = (typeof mailKinds)[number];

export type Mail = {
  recipient: string;
  subject: string;
  body: string;
  /** The same as a page; it fetches nothing from anywhere. */
  html?: string;
  /** A calendar file that goes along. */
  ics?: string;
  /** Account mails where nothing is said. */
  kind?: MailKind;
  /** What a notice is about; it goes when that is deleted. */
  about?: { partnerId: string; conversationId?: string | undefined; language: Language };
};

/** Keeps the mail and enqueues its sending, both in the caller's transaction. */
export type SendMail = (db: Database, mail: Mail) => Promise<void>;
