import { z } from 'zod';
import { pagingQuery } from './paging.ts';

/** What is written down. The name may not change: entries keep it for two years. */
export const auditActions = [
  'partner.created',
  'partner.deleted',
  'plan.changed',
  'bot.created',
  'bot.deleted',
  'token.changed',
  'feed.renewed',
  'feed.removed',
  'prices.published',
  'retention.changed',
  'data.exported',
  'conversation.read',
  'conversation.erased',
  'client.erased',
  'conversation.expired',
  'password.changed',
  'account.deleted',
  'member.invited',
  'invitation.revoked',
  'member.joined',
  'member.changed',
  'member.removed',
  'email.changed',
] as const;
export type AuditAction = (typeof auditActions)[number];

export const auditActors = ['ADMIN', 'CUSTOMER', 'CLIENT', 'SYSTEM'] as const;
export type AuditActor = (typeof auditActors)[number];

export const auditEntrySchema = z.object({
  id: z.int(),
  action: z.enum(auditActions),
  actor: z.enum(auditActors),
  /** Null for clients, for the product itself and for accounts that are gone. */
  actorEmail: z.string().nullable(),
  partnerName: z.string(),
  /** The name of the thing, or a figure. */
  subject: z.string(),
  createdAt: z.iso.datetime(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** `search` looks at the name of the business. */
export const auditQuerySchema = pagingQuery(['-createdAt']).extend({
  action: z.enum(auditActions).optional(),
});
