import { z } from 'zod';
import { conversationStates } from './chat.ts';
import { conversationChannels, conversationDetailSchema } from './conversation.ts';
import { currencySchema } from './currencies.ts';
import { languageSchema } from './languages.ts';
import { pagingQuery } from './paging.ts';
import { boundedText, idSchema } from './text.ts';

const moneySchema = z.object({
  currency: currencySchema,
  /** Of all bookings that stand, in major units. */
  booked: z.number(),
  /** Of those whose time is over. */
  visited: z.number(),
});

/** A person in the owner's list: known by name, number or address from talks and bookings. */
export const listedClientSchema = z.object({
  id: idSchema,
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  language: languageSchema.nullable(),
  talks: z.int(),
  bookings: z.int(),
  /** When the last booking that stands was over. */
  lastVisit: z.iso.datetime().nullable(),
  lastSeenAt: z.iso.datetime(),
});
export type ListedClient = z.infer<typeof listedClientSchema>;

export const clientSorts = ['-createdAt', 'createdAt', 'name', '-name'] as const;
export const clientQuerySchema = pagingQuery(clientSorts);

export const clientDetailSchema = listedClientSchema.extend({
  notes: z.string(),
  cars: z.array(z.string()),
  money: z.array(moneySchema),
  /** Which notice on the AI and on privacy was seen first in a chat, and when. */
  consent: z.object({ noticeVersion: z.int(), at: z.iso.datetime() }).nullable(),
  conversations: z.array(
    z.object({
      id: idSchema,
      channel: z.enum(conversationChannels),
      state: z.enum(conversationStates),
      lastText: z.string(),
      lastClientMessageAt: z.iso.datetime(),
    }),
  ),
  quotes: z.array(
    z.object({
      conversationId: idSchema,
      at: z.iso.datetime(),
      label: z.string(),
      total: z.number(),
      currency: currencySchema,
    }),
  ),
  events: z.array(
    z.object({
      id: idSchema,
      service: z.string(),
      start: z.iso.datetime(),
      end: z.iso.datetime(),
      status: z.enum(['BOOKED', 'CANCELLED']),
      car: z.string(),
      total: z.number().nullable(),
      currency: currencySchema.nullable(),
    }),
  ),
  /** Everybody who was merged into this person, and why. */
  merged: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      phone: z.string(),
      email: z.string(),
      by: z.enum(['phone', 'email', 'hand']),
      at: z.iso.datetime(),
    }),
  ),
});
export type ClientDetail = z.infer<typeof clientDetailSchema>;

export const clientPatchSchema = z.strictObject({ notes: boundedText({ max: 4000 }) });
export const mergeClientSchema = z.strictObject({ clientId: idSchema });

/** Everything a business keeps about one person, as one file. */
export const clientExportSchema = z.object({
  exportedAt: z.iso.datetime(),
  client: clientDetailSchema,
  conversations: z.array(conversationDetailSchema),
});
export type ClientExport = z.infer<typeof clientExportSchema>;
