import { z } from 'zod';
import { botLookSchema } from './bot.ts';
import { currencySchema } from './currencies.ts';
import { languageSchema } from './languages.ts';
import { photoLimits, photoSchema } from './photo.ts';
import { idSchema } from './text.ts';

export const messageLength = { max: 4000 } as const;
export const conversationStates = ['bot', 'waiting', 'manager'] as const;

export const quoteSchema = z.object({
  lines: z.array(
    z.object({
      rowId: idSchema,
      label: z.string(),
      price: z.number(),
      priceTo: z.number().nullable(),
      isFrom: z.boolean(),
      /** The price of the list, where the studio gives something off. */
      before: z.number().optional(),
      beforeTo: z.number().optional(),
    }),
  ),
  total: z.number(),
  currency: currencySchema,
  /** The sum by the list and what was taken off it, by which rule. */
  before: z.number().optional(),
  discounts: z
    .array(
      z.object({
        ruleId: idSchema,
        name: z.string(),
        percent: z.number().nullable(),
        saved: z.number(),
      }),
    )
    .optional(),
  /** The car the prices are for, as the client said it. */
  car: z.string().optional(),
});
export type Quote = z.infer<typeof quoteSchema>;

export const bookingSchema = z.object({
  eventId: idSchema,
  service: z.string(),
  /** In one line: make and model, body, plate, as far as they are known. */
  car: z.string().optional(),
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  /** Set on a card that no longer holds as it stands. */
  state: z.enum(['MOVED', 'CANCELLED']).optional(),
  /** Where the client can look at, move or cancel it: a path of this site, known to nobody else. */
  managePath: z.string().optional(),
});
export type Booking = z.infer<typeof bookingSchema>;

export const messageAuthors = ['client', 'bot', 'manager'] as const;

export const chatMessageSchema = z.object({
  id: idSchema,
  /** Counts up within a conversation: pages and live streams catch up by it, never by time. */
  seq: z.int(),
  author: z.enum(messageAuthors),
  text: z.string(),
  /** Set on the client's own messages, so that a page can match what it sent to what is stored. */
  clientMessageId: z.string().optional(),
  choices: z.array(z.string()).optional(),
  quote: quoteSchema.optional(),
  booking: bookingSchema.optional(),
  photos: z.array(photoSchema).optional(),
  createdAt: z.iso.datetime(),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** The first words of a chat and the answers offered with them. */
const openingWordsSchema = z.object({ greeting: z.string(), choices: z.array(z.string()) });

/** What the public chat page needs before the first word. */
export const chatPageSchema = z.object({
  studioName: z.string(),
  botName: z.string(),
  /** In the bot's own language, which is the client's too where neither browser nor message tell another. */
  ...openingWordsSchema.shape,
  language: languageSchema,
  /** The same in every language, for clients of another one and for whoever switches. */
  openings: z.record(languageSchema, openingWordsSchema),
  /** Times of bookings are shown in the studio's zone, wherever the client is. */
  timezone: z.string(),
  look: botLookSchema,
  contact: z.object({ address: z.string(), phone: z.string(), email: z.string() }),
  canQuote: z.boolean(),
});
export type ChatPage = z.infer<typeof chatPageSchema>;

/** What the chat button on a studio's site wears. The site's own code names only the bot. */
export type WidgetLook = {
  color: string;
  isLeft: boolean;
  /** Null: like the site. */
  scheme: 'light' | 'dark' | null;
  /** The greeting a visitor sees once beside the button; empty for none. */
  teaser: string;
};

/** Only the shape is checked here: emptiness and length get their own, clearer refusals. */
export const sendMessageSchema = z.strictObject({
  conversationToken: z.string().max(200).optional(),
  clientMessageId: z
    .string()
    .min(1)
    .max(64)
    .regex(/^[A-Za-z0-9_-]+$/, { message: 'must be letters, digits, - or _' }),
  /** May be empty beside photos. */
  text: z.string(),
  /** Photos that were sent before and belong to no message yet. */
  photos: z.array(idSchema).max(photoLimits.perMessage).optional(),
  /** The language the page is shown in: it holds until the words tell another one. */
  language: languageSchema.optional(),
});
export type SendMessage = z.infer<typeof sendMessageSchema>;

export const chatHistorySchema = z.object({
  messages: z.array(chatMessageSchema),
  state: z.enum(conversationStates),
  /** The language of the talk: the page around it follows. */
  language: languageSchema,
});
export type ChatHistory = z.infer<typeof chatHistorySchema>;

export const sendMessageAnswerSchema = chatHistorySchema.extend({ conversationToken: z.string() });
export type SendMessageAnswer = z.infer<typeof sendMessageAnswerSchema>;

/** A client who switches the page is answered in that language from then on. */
export const switchLanguageSchema = z.strictObject({ language: languageSchema });

/** Sent by the editor's preview: such a talk counts nothing and writes nothing. */
export const previewTokenHeader = 'x-preview-token';

export const conversationTokenHeader = 'x-conversation-token';
