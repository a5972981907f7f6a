import { z } from 'zod';
import { idSchema } from './text.ts';

/** What a client may send, and what is kept of it. */
export const photoLimits = {
  perMessage: 4,
  sentBytes: 10 * 1024 * 1024,
  keptBytes: 400 * 1024,
} as const;

/** A photo of a talk. Its bytes are asked for apart, with the key to the talk or as a person of the studio. */
export const photoSchema = z.object({ id: idSchema, width: z.int(), height: z.int() });
export type Photo = z.infer<typeof photoSchema>;

/** Chosen by the page and not to be guessed: a photo sent again under its key is kept once. */
export const photoKeyHeader = 'x-photo-key';
export const photoKeySchema = z.string().regex(/^[A-Za-z0-9_-]{21,64}$/, { message: 'is not a key' });
