import { z } from 'zod';
import { languageSchema } from './languages.ts';
import { emailSchema } from './text.ts';

/** Every way a client can or will reach a bot. */
export const channelCatalogue = [
  { channel: 'WEB_CHAT', isComing: false },
  { channel: 'TELEGRAM', isComing: false },
  { channel: 'WHATSAPP', isComing: false },
  { channel: 'INSTAGRAM', isComing: false },
  { channel: 'MESSENGER', isComing: false },
  { channel: 'TIKTOK', isComing: true },
] as const;

export const comingChannels = ['TIKTOK'] as const;

/** What people have waited for, including what works by now. */
export const awaitedChannels = ['WHATSAPP', 'INSTAGRAM', 'TIKTOK'] as const;

/** How a Telegram bot is connected, for its owner. */
export const telegramStatusSchema = z.object({
  username: z.string(),
  mode: z.enum(['webhook', 'polling']),
  status: z.enum(['connected', 'token_invalid', 'failing']),
  lastUpdateAt: z.iso.datetime().nullable(),
  lastError: z.string().nullable(),
});
export type TelegramStatus = z.infer<typeof telegramStatusSchema>;

/** The owner's own account for notices; `link` opens Telegram and works once. */
export const ownerTelegramSchema = z.object({ isLinked: z.boolean() });
export const ownerTelegramLinkSchema = z.object({ link: z.string() });

export const notifyMeSchema = z.strictObject({
  channel: z.enum(comingChannels),
  email: emailSchema,
  language: languageSchema,
  /** The words the person agreed to. */
  consent: z.string().trim().min(1).max(500),
  /** A field people don't see: whoever fills it in is a machine. */
  website: z.string().max(200).optional(),
});
export type NotifyMe = z.infer<typeof notifyMeSchema>;

export const channelInterestSchema = z.object({
  channel: z.enum(awaitedChannels),
  email: z.string(),
  language: languageSchema,
  createdAt: z.iso.datetime(),
});
export type ChannelInterest = z.infer<typeof channelInterestSchema>;
