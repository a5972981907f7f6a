import { z } from 'zod';
import { botSchema } from './bot.ts';
import { partnerConfigPatchSchema, partnerConfigSchema } from './partner-config.ts';
import { planNameSchema } from './plans.ts';
import { boundedText, emailSchema, idSchema } from './text.ts';

export const partnerSchema = z.object({
  id: idSchema,
  name: z.string(),
  address: z.string(),
  createdAt: z.iso.datetime(),
  plan: planNameSchema,
  config: partnerConfigSchema,
  bots: z.array(botSchema),
  /** The addresses of its owners, the first one first; told to administrators only. */
  owners: z.array(z.string()).optional(),
});
export type Partner = z.infer<typeof partnerSchema>;

const name = boundedText({ min: 1, max: 120 });
const address = boundedText({ max: 300 });

export const createPartnerSchema = z.strictObject({
  name,
  address,
  config: partnerConfigPatchSchema.optional(),
  /** Administrators only: the customer the business is set up for. */
  ownerEmail: emailSchema.optional(),
});
export type CreatePartner = z.infer<typeof createPartnerSchema>;

export const updatePartnerSchema = z.strictObject({ name, address, plan: planNameSchema }).partial();
export type UpdatePartner = z.infer<typeof updatePartnerSchema>;

/** The first one is meant where nothing is said. */
export const partnerSorts = ['-createdAt', 'createdAt', 'name', '-name'] as const;

export const partnerDeletionImpactSchema = z.object({
  bots: z.int(),
  conversations: z.int(),
  events: z.int(),
  priceRows: z.int(),
});
