import { z } from 'zod';
import { languageSchema } from './languages.ts';

/** The messengers that are reached through Meta's API. */
export const messengers = ['whatsapp', 'instagram', 'messenger'] as const;
export const messengerSchema = z.enum(messengers);
export type Messenger = z.infer<typeof messengerSchema>;

/** Ids at Meta are long numbers; they never fit a JavaScript number. */
const metaId = z
  .string()
  .trim()
  .regex(/^\d{5,25}$/, { message: 'must be the number Meta shows, digits only' });
const secret = (min: number) =>
  z
    .string()
    .trim()
    .min(min, { message: 'is too short to be the one Meta shows' })
    .max(1000)
    .regex(/^[A-Za-z0-9_|-]+$/, { message: 'must be copied whole from Meta, without spaces' });

/** What an owner copies from Meta. WhatsApp needs the number's id; the others are found by their token. */
export const connectMessengerSchema = z.strictObject({
  token: secret(20),
  /** Left out where the installation has an app of its own. */
  appSecret: secret(16).optional(),
  phoneNumberId: metaId.optional(),
  /** The WhatsApp business account, for templates and for being told of messages. */
  businessId: metaId.optional(),
});
export type ConnectMessenger = z.infer<typeof connectMessengerSchema>;

/** A text Meta has approved, for words outside the 24 hours. Its one gap takes what is to be said. */
export const messageTemplateSchema = z.strictObject({
  language: languageSchema,
  name: z
    .string()
    .trim()
    .regex(/^[a-z0-9_]{1,512}$/, { message: 'must be the name in Meta: small letters, digits and _' }),
  /** As Meta writes the language, for instance de or en_US. */
  code: z
    .string()
    .trim()
    .regex(/^[a-z]{2,3}(_[A-Z]{2})?$/, { message: 'must be a code such as de or en_US' }),
});
export type MessageTemplate = z.infer<typeof messageTemplateSchema>;

export const saveTemplatesSchema = z.strictObject({
  templates: z
    .array(messageTemplateSchema)
    .max(4)
    .refine((all) => new Set(all.map(({ language }) => language)).size === all.length, {
      message: 'must name each language once',
    }),
});

/** How a messenger is connected, for its owner. Tokens and secrets are never part of it. */
export const messengerStatusSchema = z.object({
  messenger: messengerSchema,
  /** What clients see: a number, a user name or a page. */
  name: z.string(),
  /** Where clients begin a chat; null where Meta told no address. */
  link: z.string().nullable(),
  status: z.enum(['connected', 'token_invalid', 'failing']),
  tokenLastFour: z.string(),
  hasOwnApp: z.boolean(),
  webhookUrl: z.string(),
  verifyToken: z.string(),
  lastMessageAt: z.iso.datetime().nullable(),
  lastError: z.string().nullable(),
  /** Messages of the last 24 hours that did not get through. */
  failuresOfDay: z.int(),
  /** Messages that wait because nobody may write outside the 24 hours. */
  heldBack: z.int(),
  templates: z.array(messageTemplateSchema),
});
export type MessengerStatus = z.infer<typeof messengerStatusSchema>;

export const messengerOverviewSchema = z.object({
  /** Whether this installation has an app of its own: then studios need no app secret. */
  hasSharedApp: z.boolean(),
  connections: z.array(messengerStatusSchema),
});
export type MessengerOverview = z.infer<typeof messengerOverviewSchema>;

/** The steps of setting up, in the order they are done. */
export const messengerSteps = ['token', 'subscription', 'webhook', 'message', 'templates'] as const;
export type MessengerStep = (typeof messengerSteps)[number];

export const messengerCheckSchema = z.object({
  steps: z.array(
    z.object({
      step: z.enum(messengerSteps),
      state: z.enum(['done', 'missing', 'optional']),
      /** What Meta said, where it said something. */
      detail: z.string().nullable(),
    }),
  ),
});
export type MessengerCheck = z.infer<typeof messengerCheckSchema>;
