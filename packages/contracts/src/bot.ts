import { z } from 'zod';
import { botRulesSchema } from './bot-rules.ts';
import { languageSchema } from './languages.ts';
import { boundedText, emailSchema, idSchema } from './text.ts';

export const providers = ['WEB_CHAT', 'TELEGRAM'] as const;
export const providerSchema = z.enum(providers);
export type Provider = z.infer<typeof providerSchema>;

export const tones = ['FRIENDLY', 'FORMAL', 'SHORT'] as const;
export const toneSchema = z.enum(tones);

export const botStatuses = ['LIVE', 'PAUSED'] as const;
export const botStatusSchema = z.enum(botStatuses);

export const botSchemes = ['AUTO', 'LIGHT', 'DARK'] as const;

export const botLookSchema = z.strictObject({
  accentColor: z.string().regex(/^#[0-9a-fA-F]{6}$/, { message: 'must be a colour such as #0B7A75' }),
  launcherPosition: z.enum(['LEFT', 'RIGHT']),
  /** AUTO, or left out: like the site around the chat, else as the reader's device is set. */
  scheme: z.enum(botSchemes).optional(),
  /** Unless this is false, the chat button shows each visitor the greeting once. */
  teaser: z.boolean().optional(),
  /** Which picture the bot has: changes with it. Without one the initials are drawn. */
  avatar: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional(),
});
/** A picture is uploaded by itself, so it is no part of what a form saves. */
const editableLook = botLookSchema.omit({ avatar: true });
export type BotLook = z.infer<typeof botLookSchema>;

/** Free value: a code, a name or a locale, in any language ("de", "German", "deutsch", "de-AT"). */
const botLanguage = boundedText({ min: 1, max: 60 });
/** A site that may show the chat in a frame, with or without its subdomains: `studio.de` or `*.studio.de`. */
const allowedDomain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^(\*\.)?([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(:\d{1,5})?$/, {
    message: 'must be a domain such as studio.de',
  });
const botToken = z
  .string()
  .trim()
  .max(200)
  .regex(/^\d{3,20}:[A-Za-z0-9_-]{20,100}$/, { message: 'does not look like a Telegram bot token' });

export const botSchema = z.object({
  id: idSchema,
  partnerId: idSchema,
  name: z.string(),
  language: z.string(),
  /** The interface language `language` was understood as, or null when it is another one. */
  languageCode: languageSchema.nullable(),
  provider: providerSchema,
  /** Masked: only the last four characters are ever shown. */
  botToken: z.string(),
  adminEmail: z.string().nullable(),
  exampleScript: z.string(),
  greeting: z.string(),
  tone: toneSchema,
  look: botLookSchema,
  status: botStatusSchema,
  /** The sites that may show the chat in a frame; none listed means any. */
  allowedDomains: z.array(z.string()),
  rules: botRulesSchema,
  chatLinkId: z.string(),
  publicLink: z.string(),
  hasPricing: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Bot = z.infer<typeof botSchema>;

const editableBotFields = {
  name: boundedText({ min: 1, max: 80 }),
  language: botLanguage,
  adminEmail: emailSchema.nullable(),
  exampleScript: boundedText({ max: 8000 }),
  /** Empty: the assistant greets in its own words. */
  greeting: boundedText({ max: 600 }),
  tone: toneSchema,
  look: editableLook,
  status: botStatusSchema,
  allowedDomains: z.array(allowedDomain).max(20, { message: 'must have at most 20 domains' }),
  rules: botRulesSchema,
  botToken,
};

export const createBotSchema = z
  .strictObject({ ...editableBotFields, provider: providerSchema })
  .partial()
  .required({ name: true, language: true });
export type CreateBot = z.infer<typeof createBotSchema>;

export const updateBotSchema = z.strictObject(editableBotFields).partial();
export type UpdateBot = z.infer<typeof updateBotSchema>;

export const defaultBotConfigSchema = z.object({
  name: z.string(),
  language: z.string(),
  provider: providerSchema,
  exampleScript: z.string(),
  greeting: z.string(),
  tone: toneSchema,
  look: botLookSchema,
  rules: botRulesSchema,
});
export type DefaultBotConfig = z.infer<typeof defaultBotConfigSchema>;

/** A bot in the administrators' list, with the business it works for. */
export const listedBotSchema = botSchema.extend({ partnerName: z.string() });
export type ListedBot = z.infer<typeof listedBotSchema>;

export const botDeletionImpactSchema = z.object({ conversations: z.int() });

/** The largest picture of a bot, in bytes. */
export const avatarBytes = { max: 64 * 1024 } as const;

/** The picture as base64 text; a third longer than its bytes. */
export const avatarUploadSchema = z.strictObject({
  image: z
    .string()
    .min(1)
    .max(Math.ceil(avatarBytes.max / 3) * 4)
    .regex(/^[A-Za-z0-9+/]+={0,2}$/),
});
export type AvatarUpload = z.infer<typeof avatarUploadSchema>;

/** Where a bot's picture is found; null where it has none. */
export function avatarPath({ chatLinkId, look }: { chatLinkId: string; look: BotLook }): string | null {
  return look.avatar ? `/api/chat/${chatLinkId}/avatar?v=${look.avatar}` : null;
}
