import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../db/columns.ts';

/**
 * `account`: somebody waits for it; `confirmation`: asks whether an address is the reader's own; `reminder`: to a
 * client; `notice`: to the people of a studio; `digest`: many notices in one; `other`: newsletter and contact.
 */
export const mailKinds = ['account', 'confirmation', 'reminder', 'notice', 'digest', 'other'] as const;

/**
 * Every mail the product means to send. Where no mail server is set, this is where it stays. What it is about
 * (a business, a talk) takes it along when it is deleted: foreign keys written by hand in the migration.
 */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** The same drawn with tables and colours, for programs that show such mails. */
    html: text('html'),
    /** A calendar file that goes along. */
    ics: text('ics'),
    kind: text('kind', { enum: mailKinds }).notNull().default('account'),
    partnerId: uuid('partner_id'),
    conversationId: uuid('conversation_id'),
    /** Why it is not sent by itself: the address is not confirmed, or there were too many. */
    heldBack: text('held_back', { enum: ['unconfirmed', 'digest'] }),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('mails_created').on(table.createdAt, table.id),
    index('mails_partner').on(table.partnerId, table.createdAt),
    index('mails_conversation').on(table.conversationId),
    index('mails_recipient').on(table.recipient, table.createdAt),
  ],
);

/** Addresses whose readers have said that they are theirs. */
export const confirmedAddresses = pgTable('confirmed_addresses', {
  email: text('email').primaryKey(),
  confirmedAt: createdAt(),
});
