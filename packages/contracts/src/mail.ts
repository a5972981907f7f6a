import { z } from 'zod';

/** A mail the product has sent or, where no mail server is set, keeps. */
export const keptMailSchema = z.object({
  id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  body: z.string(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
});
export type KeptMail = z.infer<typeof keptMailSchema>;
