import { z } from 'zod';
import { boundedText, emailSchema } from './text.ts';

export const contactSchema = z.strictObject({
  name: boundedText({ min: 1, max: 120 }),
  email: emailSchema,
  message: boundedText({ min: 1, max: 5000 }),
  /** A field no person sees. Whatever fills it in is not a person. */
  website: z.string().max(500).optional(),
});
export type Contact = z.infer<typeof contactSchema>;
