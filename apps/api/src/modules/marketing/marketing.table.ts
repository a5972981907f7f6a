import { pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../db/columns.ts';

export const contactRequests = pgTable('contact_requests', {
  id: id(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  message: text('message').notNull(),
  createdAt: createdAt(),
});

/** Who wants to hear of a channel that is coming, with the words they agreed to. */
export const channelInterests = pgTable(
  'channel_interests',
  {
    id: id(),
    channel: text('channel', { enum: ['WHATSAPP', 'INSTAGRAM', 'TIKTOK'] }).notNull(),
    email: text('email').notNull(),
    language: text('language', { enum: ['EN', 'DE', 'UA', 'RU'] }).notNull(),
    consent: text('consent').notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('channel_interests_once').on(table.channel, table.email)],
);

/** Who gets the newsletter. An address counts only once its mailed link was used. */
export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  id: id(),
  email: text('email').notNull().unique(),
  language: text('language', { enum: ['EN', 'DE', 'UA', 'RU'] }).notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  /** When the link was mailed last. */
  askedAt: instant('asked_at').notNull(),
  confirmedAt: instant('confirmed_at'),
  createdAt: createdAt(),
});
