import type { Language } from '@glossa/contracts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { SendMail } from '../../mail/outbox.ts';

export type MarketingDeps = {
  db: Database;
  now: Clock;
  sendMail: SendMail;
  publicUrl: string;
  /** Who reads contact requests. */
  recipient: string;
  /** The language the reader chose for mails, or null. */
  findLanguage: (db: Database, email: string) => Promise<Language | null>;
};
