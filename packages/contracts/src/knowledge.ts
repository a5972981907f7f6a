import { z } from 'zod';
import { boundedText } from './text.ts';

/** What clients ask a studio beside prices and times; the bot knows these questions in all its languages. */
export const knowledgeTopics = [
  ...['waiting', 'parking', 'payment', 'deposit', 'invoice', 'warranty', 'lifespan', 'prep', 'aftercare'],
  ...['transport', 'mobile', 'overnight', 'ready', 'photos', 'brand', 'process', 'advice', 'damage'],
  ...['business', 'voucher', 'job'],
] as const;

export type KnowledgeTopic = (typeof knowledgeTopics)[number];

/** What none of the topics is about is known by the question it answers. */
export const ownTopic = 'own';
export const allTopics = [ownTopic, ...knowledgeTopics] as const;
export const knowledgeTopicSchema = z.enum(allTopics);

/**
 * An answer of the owner, said as it stands: to all clients, to those who want this service, or to those who ask
 * this question.
 */
export const knowledgeEntrySchema = z
  .strictObject({
    topic: knowledgeTopicSchema,
    service: boundedText({ max: 120 }).optional(),
    question: boundedText({ min: 1, max: 300 }).optional(),
    answer: boundedText({ min: 1, max: 600 }),
  })
  .refine(({ topic, question }) => topic !== ownTopic || question !== undefined, {
    message: 'must not be empty',
    path: ['question'],
  });
export type KnowledgeEntry = z.infer<typeof knowledgeEntrySchema>;

/** As many answers a studio may keep. */
export const knowledgeLimit = 100;
export const knowledgeSchema = z.array(knowledgeEntrySchema).max(knowledgeLimit);
