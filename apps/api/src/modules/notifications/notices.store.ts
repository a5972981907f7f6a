import { type Language, type NoticeSettings, noticeKinds } from '@glossa/contracts';
import { normaliseLanguage } from '@glossa/engine';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { bots } from '../bots/bots.table.ts';
import { users } from '../identity/identity.table.ts';
import { findOwnerEmail } from '../partners/index.ts';
import { partnerMembers, partners } from '../partners/partners.table.ts';
import { noticeSettings } from './notifications.table.ts';

/** What comes: everything that was not turned off. */
export async function findNoticeSettings(db: Database, partnerId: string): Promise<NoticeSettings> {
  const [row] = await db.select().from(noticeSettings).where(eq(noticeSettings.partnerId, partnerId));
  return {
    mail: noticeKinds.filter((kind) => !row?.mailOff.includes(kind)),
    telegram: noticeKinds.filter((kind) => !row?.telegramOff.includes(kind)),
  };
}

/** What is turned off is kept, so that a kind of notice that is new later comes to everybody at first. */
export async function saveNoticeSettings(
  db: Database,
  partnerId: string,
  { mail, telegram }: NoticeSettings,
): Promise<void> {
  const off = {
    mailOff: noticeKinds.filter((kind) => !mail.includes(kind)),
    telegramOff: noticeKinds.filter((kind) => !telegram.includes(kind)),
  };
  await db
    .insert(noticeSettings)
    .values({ partnerId, ...off })
    .onConflictDoUpdate({ target: noticeSettings.partnerId, set: off });
}

/** Everywhere notices of a studio may be mailed to: its bots' own addresses, its contact, its first owner's. */
export async function listNoticeAddresses(db: Database, partnerId: string): Promise<string[]> {
  const named = await db
    .select({ bot: bots.adminEmail, contact: sql<string | null>`${partners.config}->>'contactEmail'` })
    .from(partners)
    .leftJoin(bots, eq(bots.partnerId, partners.id))
    .where(eq(partners.id, partnerId));
  const all = [...named.flatMap(({ bot, contact }) => [bot, contact]), await findOwnerEmail(db, partnerId)];
  return [...new Set(all.flatMap((email) => email || []))];
}

/**
 * The language the reader chose, else one of the studio's owners chose, the first first. Where nobody has, what the
 * studio's first bot speaks, else its country.
 */
export async function findStudioLanguage(
  db: Database,
  partnerId: string,
  recipient: string | null,
): Promise<Language> {
  const owners = await db
    .select({
      email: users.email,
      language: users.language,
      country: sql<string>`${partners.config}->>'country'`,
    })
    .from(partners)
    .leftJoin(
      partnerMembers,
      and(eq(partnerMembers.partnerId, partners.id), eq(partnerMembers.role, 'OWNER')),
    )
    .leftJoin(users, eq(users.id, partnerMembers.userId))
    .where(eq(partners.id, partnerId))
    .orderBy(asc(partnerMembers.createdAt));
  const reader = owners.find(({ email }) => email !== null && email === recipient);
  const chosen = reader?.language ?? owners.find(({ language }) => language !== null)?.language;
  if (chosen) return chosen;
  const [bot] = await db
    .select({ language: bots.language })
    .from(bots)
    .where(eq(bots.partnerId, partnerId))
    .orderBy(asc(bots.createdAt))
    .limit(1);
  return normaliseLanguage(bot?.language ?? '') ?? languageByCountry[owners[0]?.country ?? ''] ?? 'EN';
}

const languageByCountry: Readonly<Record<string, Language>> = { DE: 'DE', AT: 'DE', CH: 'DE', UA: 'UA' };
