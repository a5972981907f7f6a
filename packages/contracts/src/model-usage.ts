import { z } from 'zod';

/** What an owner decided about the language model of the installation; without it the model talks, without a cap. */
export const modelSettingsSchema = z.strictObject({
  isOn: z.boolean(),
  /** Tokens a month, in and out together; above it the built-in engine answers. Null: no cap. */
  monthlyTokens: z
    .int({ message: 'must be a whole number' })
    .min(10_000, { message: 'must be at least 10,000' })
    .max(1_000_000_000, { message: 'must be at most 1,000,000,000' })
    .nullable(),
  /** Photos of clients are shown to the model, too. Only where the owner said so. */
  seesPhotos: z.boolean().optional(),
});
export type ModelSettings = z.infer<typeof modelSettingsSchema>;

export const defaultModelSettings: ModelSettings = { isOn: true, monthlyTokens: null };

/** What a studio's bots asked of the language model this month. */
export const modelUsageSchema = z.object({
  /** The model's name; null where the installation has none. */
  model: z.string().nullable(),
  settings: modelSettingsSchema,
  /** Such as 2026-11. */
  month: z.string(),
  turns: z.int(),
  requests: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
});
export type ModelUsage = z.infer<typeof modelUsageSchema>;
