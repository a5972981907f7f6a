import { noticeKinds } from '@glossa/contracts';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { partners } from '../partners/partners.table.ts';

/** What a studio does not want to hear of, by way. No row means that everything comes. */
export const noticeSettings = pgTable('notice_settings', {
  partnerId: uuid('partner_id')
    .primaryKey()
    .references(() => partners.id, { onDelete: 'cascade' }),
  mailOff: text('mail_off', { enum: noticeKinds }).array().notNull().default([]),
  telegramOff: text('telegram_off', { enum: noticeKinds }).array().notNull().default([]),
});
