import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../db/columns.ts';

/** Every mail the product means to send. Where no mail server is set, this is where it stays. */
export const mails = pgTable('mails', {
  id: id(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  createdAt: createdAt(),
  sentAt: instant('sent_at'),
});
