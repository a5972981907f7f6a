import { z } from 'zod';
import { languageSchema } from './languages.ts';

/** One visit of one page: no cookie, no address, no identity. */
export const pageViewSchema = z.strictObject({
  path: z.string().min(1).max(300).startsWith('/'),
  language: languageSchema.optional(),
});
export type PageView = z.infer<typeof pageViewSchema>;
