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
};
