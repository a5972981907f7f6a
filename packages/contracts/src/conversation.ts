import { z } from 'zod';
import { chatMessageSchema, conversationStates } from './chat.ts';
import { currencySchema } from './currencies.ts';
import { knowledgeEntrySchema, knowledgeTopicSchema } from './knowledge.ts';
import { languageSchema } from './languages.ts';
import { pagingQuery } from './paging.ts';
import { boundedText, idSchema } from './text.ts';

export const conversationChannels = ['web', 'telegram', 'whatsapp', 'instagram', 'messenger'] as const;
export type ConversationChannel = (typeof conversationChannels)[number];

/** A conversation in the owner's list. */
export const listedConversationSchema = z.object({
  id: idSchema,
  botId: idSchema,
  botName: z.string(),
  channel: z.enum(conversationChannels),
  state: z.enum(conversationStates),
  language: languageSchema,
  clientName: z.string(),
  clientPhone: z.string(),
  clientEmail: z.string(),
  /** The client's newest words, shortened. */
  lastText: z.string(),
  /** How many photos came with them. */
  lastPhotos: z.int(),
  /** How many of the client's messages nobody of the studio has looked at. */
  unread: z.int(),
  /** Make and model, as far as the talk tells. */
  car: z.string(),
  /** What was quoted last. */
  value: z.object({ total: z.number(), currency: currencySchema }).nullable(),
  isBooked: z.boolean(),
  isOverLimit: z.boolean(),
  /** Questions only the owner can answer that are still open. */
  openRequests: z.int(),
  waitingSince: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  lastClientMessageAt: z.iso.datetime(),
});
export type ListedConversation = z.infer<typeof listedConversationSchema>;

export const conversationQuerySchema = pagingQuery(['newest', 'waiting']).extend({
  state: z.enum(conversationStates).optional(),
});

/** Why the bot said what it said. */
export const messageReasonSchema = z.object({
  engine: z.string(),
  acts: z.array(z.string()),
  rowIds: z.array(z.string()),
  listVersion: z.int().nullable(),
  slots: z.array(z.string()),
  blocked: z.array(z.string()),
  fallback: z.string().nullable(),
});
export type MessageReason = z.infer<typeof messageReasonSchema>;

export const clientRequestSchema = z.object({
  id: idSchema,
  conversationId: idSchema,
  kind: z.enum(['lead', 'price', 'time', 'person', 'photo', 'question', 'unclear']),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  summary: z.string(),
  /** What it asks, in the client's words; empty where it is no question. */
  question: z.string(),
  /** Under which of the owner's topics an answer would be kept. */
  topic: knowledgeTopicSchema,
  /** What the studio answered. */
  answer: z.string(),
  /** Whether that answer is for next time too; null while there is nothing to keep. */
  keep: z.enum(['offered', 'kept', 'declined']).nullable(),
  createdAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
  /** When a person wrote the first word to whoever asked for one. */
  firstWordAt: z.iso.datetime().nullable(),
});
export type ClientRequest = z.infer<typeof clientRequestSchema>;

export const transcriptMessageSchema = chatMessageSchema.extend({ reason: messageReasonSchema.optional() });
export type TranscriptMessage = z.infer<typeof transcriptMessageSchema>;

export const conversationDetailSchema = listedConversationSchema.extend({
  messages: z.array(transcriptMessageSchema),
  requests: z.array(clientRequestSchema),
  /** True where a language model is there to put messages into the reader's language. */
  canTranslate: z.boolean().optional(),
});
export type ConversationDetail = z.infer<typeof conversationDetailSchema>;

export const managerMessageSchema = z.strictObject({ text: z.string().trim().min(1).max(4000) });

/** The studio's answer to one thing that waits for it; it goes to the client as it stands. */
export const requestAnswerSchema = z.strictObject({ text: boundedText({ min: 1, max: 2000 }) });

/** The talk was read up to this message. */
export const seenSchema = z.strictObject({ seq: z.int().min(0).max(1_000_000) });

/** What the bot would write now, for a person to send or to change; null where nothing waits for an answer. */
export const suggestionSchema = z.object({ text: z.string().nullable() });

/** Into which language, and what the newest messages of the talk say in it; those that are in it already are left out. */
export const translationBodySchema = z.strictObject({ language: languageSchema });
export const translationSchema = z.object({
  messages: z.array(z.object({ id: idSchema, text: z.string() })),
});
export type Translation = z.infer<typeof translationSchema>;

/** What would have helped the bot: an answer, or the right car. A price is put on the list itself; `try` only asks again. */
export const talkFixSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('knowledge'), entry: knowledgeEntrySchema }),
  z.strictObject({ kind: z.literal('car'), car: boundedText({ min: 1, max: 80 }) }),
  z.strictObject({ kind: z.literal('try') }),
]);
export type TalkFix = z.infer<typeof talkFixSchema>;

/** What the bot says to the same words now, and whether it still does not understand them. */
export const triedFixSchema = z.object({ wouldSay: z.string(), isUnderstood: z.boolean() });
export type TriedFix = z.infer<typeof triedFixSchema>;

/** An answer kept for next time; null: this one was for this client only. */
export const keepAnswerSchema = z.strictObject({ entry: knowledgeEntrySchema.nullable() });

/** What the bot would say now, where it was kept. */
export const keptAnswerSchema = z.object({ wouldSay: z.string().nullable() });

/** Something of the business changed: the page that hears it asks for what it shows. */
export const liveEventSchema = z.object({});
