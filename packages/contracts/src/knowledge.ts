import { z } from 'zod';
import { boundedText } from './text.ts';

/** What clients ask a studio beside prices and times; the bot knows these questions in all its languages. */
export const knowledgeTopics = [
  ...['waiting', 'parking', 'payment', 'deposit', 'invoice', 'warranty', 'lifespan', 'prep', 'aftercare'],
  ...['transport', 'mobile', 'overnight', 'ready', 'photos', 'brand', 'process', 'advice', 'damage'],
  ...['business', 'voucher', 'job'],
] as const;

export type KnowledgeTopic = (typeof knowledgeTopics)[number];

/** An answer of the owner, said as it stands: to all clients, or to those who want this service. */
export const knowledgeEntrySchema = z.strictObject({
  topic: z.enum(knowledgeTopics),
  service: boundedText({ max: 120 }).optional(),
  answer: boundedText({ min: 1, max: 600 }),
});
export type KnowledgeEntry = z.infer<typeof knowledgeEntrySchema>;

export const knowledgeSchema = z.array(knowledgeEntrySchema).max(100);
