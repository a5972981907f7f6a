import { z } from 'zod';
import { languages } from './languages.ts';
import { boundedText } from './text.ts';

const text = boundedText({ min: 1, max: 1000 });

/** Words a studio writes often, by a name of its own, in the languages it writes them in. */
export const cannedAnswerSchema = z
  .strictObject({
    name: boundedText({ min: 1, max: 60 }),
    texts: z.partialRecord(z.enum(languages), text),
  })
  .refine(({ texts }) => Object.keys(texts).length > 0, { message: 'must not be empty', path: ['texts'] });
export type CannedAnswer = z.infer<typeof cannedAnswerSchema>;

export const cannedAnswersSchema = z
  .array(cannedAnswerSchema)
  .max(60, { message: 'must have at most 60 words' })
  .refine((all) => new Set(all.map(({ name }) => name.toLowerCase())).size === all.length, {
    message: 'must not have the same word twice',
  });

export const cannedAnswersBodySchema = z.strictObject({ answers: cannedAnswersSchema });
