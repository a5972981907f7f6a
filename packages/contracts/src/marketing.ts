import { z } from 'zod';
import { languageSchema } from './languages.ts';
import { boundedText, emailSchema } from './text.ts';

export const contactSchema = z.strictObject({
  name: boundedText({ min: 1, max: 120 }),
  email: emailSchema,
  message: boundedText({ min: 1, max: 5000 }),
  /** A field no person sees. Whatever fills it in is not a person. */
  website: z.string().max(500).optional(),
});
export type Contact = z.infer<typeof contactSchema>;

/** What an administrator reads of it. */
export const contactRequestSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  createdAt: z.iso.datetime(),
});
export type ContactRequest = z.infer<typeof contactRequestSchema>;

export const newsletterSchema = z.strictObject({
  email: emailSchema,
  language: languageSchema,
  /** A field no person sees. */
  website: z.string().max(500).optional(),
});
export type Newsletter = z.infer<typeof newsletterSchema>;

/** The key out of a mailed link; it serves to confirm and to leave. */
export const newsletterTokenSchema = z.strictObject({ token: z.string().min(20).max(100) });
export type NewsletterToken = z.infer<typeof newsletterTokenSchema>;

export const newsletterSubscriberSchema = z.object({
  email: z.string(),
  language: languageSchema,
  createdAt: z.iso.datetime(),
  /** Null until the mailed link was used. */
  confirmedAt: z.iso.datetime().nullable(),
});
export type NewsletterSubscriber = z.infer<typeof newsletterSubscriberSchema>;
